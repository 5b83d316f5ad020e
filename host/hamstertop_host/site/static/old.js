// For browsers that cannot read the page's other scripts: they show what stands there where no script runs. This one is
// written as all of them read it.

(function () {
  var told = false;

  function show() {
    if (told) return;
    told = true;
    var place = document.createElement("div");
    place.innerHTML = document.getElementsByTagName("noscript")[0].textContent;
    document.body.appendChild(place);
  }

  if (!("noModule" in document.createElement("script"))) document.addEventListener("DOMContentLoaded", show);
  addEventListener("error", function (event) {
    if (/SyntaxError/.test(event.message)) show();
  });
})();
