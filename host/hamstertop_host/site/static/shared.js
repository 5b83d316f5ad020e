// A whole game as a link, which another phone opens: a finished game to read and keep, a running one to play on.
//
// After its "#", which browsers do not send to servers, the link has a mark, the saved game's bytes, deflated, in base64
// for addresses, and a last letter, without which it has been cut short.

import { $, element } from "./dom.js";
import { ask, report } from "./report.js";
import { button, language, text } from "./words.js";
import { through } from "./zip.js";

/** @import { Bytes } from "./types/messages.js" */
/** @import { Given } from "./types/site.js" */

const MARK = "#game:";
const END = "g";

/** @param {Bytes} bytes */
async function packed(bytes) {
  const found = (await through(bytes, new CompressionStream("deflate-raw"))) ?? [];
  const letters = Array.from(found, (byte) => String.fromCharCode(byte)).join("");
  return MARK + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") + END;
}

// Return the game in the fragment of a link, which may have at most `most` bytes, or null if there is none.
/** @param {string} hash @param {number} most */
async function unpacked(hash, most) {
  if (hash.length > 2 * most || !hash.endsWith(END)) return null;
  try {
    const letters = atob(hash.slice(MARK.length, -END.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return await through(bytes, new DecompressionStream("deflate-raw"), most);
  } catch {
    return null;
  }
}

// Show a dialog. Each act is the key of its button, and what that does; the dialog then closes unless it returns false.
/** @param {string} title @param {string[]} said @param {[string, () => unknown][]} acts */
function show(title, said, acts) {
  $("shared-title").textContent = title;
  $("shared-said").replaceChildren(...said.map((words) => element("p", "", words)));
  const buttons = [...acts, /** @type {[string, () => unknown]} */ (["close", () => {}])].map(([key, act]) =>
    button(key, async () => (await act()) !== false && $("shared").close()),
  );
  $("shared-acts").replaceChildren(...buttons);
  if (!$("shared").open) $("shared").showModal();
}

// Explain what a link to a game carries, and share it. `secret` says whether there are secrets in it.
/** @param {string} called @param {Bytes} bytes @param {boolean} secret */
export async function give(called, bytes, secret) {
  const url = new URL(await packed(bytes), new URL("./", location.href)).href;
  const why = ["shared.why", ...(secret ? ["shared.secret"] : []), "shared.two"].map((key) => text(key));
  const copies = async () => {
    await navigator.clipboard.writeText(url);
    show(text("shared.link", { game: called }), [text("evenings.copied"), ...why], []);
    return false;
  };
  const shares = () => navigator.share({ title: called, url }).catch(() => false);
  const act = typeof navigator.share === "function" ? shares : copies;
  show(text("shared.link", { game: called }), why, [[act === shares ? "evenings.share" : "evenings.copy", act]]);
}

// Show the game in the page's address and ask what to do with it; nothing is stored before. `open` stores it as the
// title's saved game and returns whether that was possible, `called` names a title, and
// `secret` says whether it has secrets.
/** @param {{most: number, format: number, called: (game: string) => string, secret: (game: string) => boolean, open: (game: string, bytes: Bytes) => Promise<boolean>}} how */
export async function take({ most, format, called, secret, open }) {
  const { hash } = location;
  history.replaceState(history.state, "", location.pathname + location.search); // a reload does not ask again
  const bytes = await unpacked(hash, most);
  const refuse = (/** @type {string} */ key) => show(text("shared"), [text(key)], []);
  if (!bytes) return refuse("shared.broken");
  if (new TextDecoder().decode(bytes.subarray(0, 3)) === "HTG" && bytes[3] > format) return refuse("shared.newer");
  show(text("shared"), [text("shared.opening")], []);
  const identity = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0"));
  /** @type {Given | string} */
  const found = await ask({ shared: bytes, identity: identity.join(""), language }).catch(
    ({ key = "shared.broken", places }) => text(key, places), // only what is missing here has a key of its own
  );
  if (typeof found === "string") return show(text("shared"), [found], []);
  const read = () => report(new Map([[`saved/${found.game}.bin`, bytes]]), text("shared")).then(() => false);
  const again = Uint8Array.from(found.again.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  /** @type {[string, () => unknown][]} */
  const acts = [["shared.read", read]];
  if (!found.over) acts.unshift(["shared.on", () => open(found.game, again)]);
  else if (found.code) acts.push(["shared.keep", () => location.assign(`results.html#${found.code}`)]);
  const said = [text(found.over ? "shared.over" : "shared.running", { names: found.names })];
  if (!found.over) said.push(text("shared.two"));
  if (!found.over && secret(found.game)) said.push(text("shared.secret"));
  return show(text("shared.got", { game: called(found.game) }), [...said, text("shared.stored")], acts);
}
