// Render the first page as HTML with the page's own scripts, which are in the same folder. The input is given.json:
// `pages` has the device's first screen in each language, and `words` has the files that the scripts fetch. The output
// is JSON with the HTML of each screen.
//
// There is no browser here, so this file defines the parts of a document that those scripts use.

import { readFileSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";

const BOOLEAN = new Set(["disabled", "hidden"]);
const given = JSON.parse(readFileSync("given.json", "utf8"));

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

class Node {}

class Element extends Node {
  /** @param {string} name */
  constructor(name) {
    super();
    this.localName = name;
    /** @type {Map<string, string>} */
    this.attributes = new Map();
    /** @type {(Element | string)[]} */
    this.children = [];
    this.dataset = new Proxy({}, { set: (_, key, value) => this.setAttribute(`data-${String(key)}`, value) });
    this.style = { setProperty() {} }; // the page's policy does not allow inline styles
    this.classList = {
      /** @param {string} word @param {boolean} [on] */
      toggle: (word, on) => {
        const words = new Set(`${this.attributes.get("class") ?? ""}`.split(" ").filter(Boolean));
        words[on ? "add" : "delete"](word);
        if (words.size) this.className = [...words].join(" ");
        else this.attributes.delete("class");
      },
      contains: () => false,
    };
  }
  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, `${value}`);
    return true;
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  getAttribute() {
    return null;
  }
  /** @param {string} words */
  set className(words) {
    this.setAttribute("class", words);
  }
  /** @param {string} name */
  set type(name) {
    this.setAttribute("type", name);
  }
  /** @param {string} name */
  set id(name) {
    this.setAttribute("id", name);
  }
  /** @param {number} columns */
  set width(columns) {
    this.setAttribute("width", `${columns}`);
  }
  /** @param {number} rows */
  set height(rows) {
    this.setAttribute("height", `${rows}`);
  }
  /** @param {string} text */
  set textContent(text) {
    this.children = [text];
  }
  /** @param {(Element | string)[]} children */
  append(...children) {
    this.children.push(...children);
  }
  /** @param {(Element | string)[]} children */
  replaceChildren(...children) {
    this.children = children;
  }
  hasChildNodes() {
    return this.children.length > 0;
  }
  querySelectorAll() {
    return [];
  }
  getElementsByTagName() {
    return [new Element("i")];
  }
  querySelector() {
    return null;
  }
  addEventListener() {}
  focus() {}
  contains() {
    return false;
  }
  get innerHTML() {
    return this.children.map((child) => (child instanceof Element ? child.outerHTML : escaped(child))).join("");
  }
  /** @returns {string} */
  get outerHTML() {
    const attributes = [...this.attributes].map(([name, value]) =>
      BOOLEAN.has(name) ? ` ${name}` : ` ${name}="${escaped(value)}"`,
    );
    return `<${this.localName}${attributes.join("")}>${this.innerHTML}</${this.localName}>`;
  }
}

/** @type {Map<string, Element>} */
const known = new Map();
/** @param {string} id */
function byId(id) {
  if (!known.has(id)) known.set(id, new Element("div"));
  return known.get(id);
}

const body = new Element("body");
Object.assign(globalThis, {
  Node,
  Element,
  HTMLElement: Element,
  Text: class extends Node {},
  ResizeObserver: class {
    observe() {}
  },
  addEventListener() {},
  localStorage: { getItem: () => null, setItem() {}, removeItem() {} },
  location: { href: "http://localhost/" },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  devicePixelRatio: 1,
  document: {
    body,
    documentElement: new Element("html"),
    activeElement: null,
    getElementById: byId,
    createElement: (/** @type {string} */ name) => new Element(name),
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener() {},
  },
  fetch: async (/** @type {string} */ path) => ({ json: async () => given.words[path] }),
});
globalThis.window = /** @type {any} */ (globalThis);
Object.defineProperty(globalThis, "navigator", { value: { languages: ["en"] }, configurable: true });

const sheet = await import(pathToFileURL("sheet.js").href);
sheet.lay(true);
/** @type {Record<string, string>} */
const made = {};
for (const [language, page] of Object.entries(given.pages)) {
  sheet.tell(null);
  sheet.tell(/** @type {any} */ (page));
  made[language] = /** @type {Element} */ (byId("said")).innerHTML;
}
process.stdout.write(JSON.stringify(made));
