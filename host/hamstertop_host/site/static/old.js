// Show the text for browsers without scripts if a browser is too old for the page's other scripts. This script uses
// only syntax that all browsers understand.

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
