// Show the text for browsers without scripts if a browser is too old for the page's other scripts. This script uses
// only syntax that all browsers understand.

(function () {
  var told = false;

  function show() {
    if (told) return;
    told = true;
    document.body.insertAdjacentHTML("beforeend", document.getElementsByTagName("noscript")[0].textContent);
  }

  if (!("noModule" in document.createElement("script"))) document.addEventListener("DOMContentLoaded", show);
  addEventListener("error", function (event) {
    if (/SyntaxError/.test(event.message)) show();
  });
})();
