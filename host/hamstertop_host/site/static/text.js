// A page of text: shown once it has its words.

import "./offline.js";
import "./words.js";

document.body.classList.add("ready");
