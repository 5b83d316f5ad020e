// A page of text, which is shown once its words are loaded.

import "./offline.js";
import "./words.js";

document.body.classList.add("ready");
