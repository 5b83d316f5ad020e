// The page that shows the parts and the wiring of each board, and how Hamstertop gets onto it.

import { $, element } from "./dom.js";
import "./offline.js";
import { changed, either, put, text } from "./words.js";

/** @import { Offer } from "./types/site.js" */

/** @type {Record<string, Offer>} */
const boards = await (await fetch("boards.json")).json();

/** @param {string} address */
function download(address) {
  const link = element("a", "", address.replace("boards/", ""));
  Object.assign(link, { href: address, download: "" });
  return element("li", "", link);
}

function show() {
  const board = $("which").value;
  const { name, parts, wiring, uf2s, zip, versions } = boards[board];
  $("parts").replaceChildren(
    ...parts.map(([count, what, remark]) => element("li", "", `${count} × ${what}${remark && ` (${remark})`}`)),
  );
  [$("wiring").width, $("wiring").height] = wiring;
  $("wiring").src = `boards/${board}.svg`;
  put($("wiring"), "board.wiring", { board: name }, "alt");
  $("new").hidden = Boolean(zip);
  $("uf2s").replaceChildren(...uf2s.map(download));
  $("bootsel").hidden = !uf2s.length;
  $("command").hidden = uf2s.length > 0;
  put($("command"), "board.new.command", { board });
  $("drive").hidden = !zip;
  $("zip").href = zip;
  put($("versions"), "board.drive.first", { versions: either(versions) });
  put($("copies"), "board.drive.command", { board });
  put($("unseen"), "board.unseen", { wake: text("board.wake") });
}

$("which").append(
  ...Object.entries(boards).map(([id, { name }]) => Object.assign(element("option", "", name), { value: id })),
);
const asked = new URL(location.href).searchParams.get("board");
if (asked && Object.hasOwn(boards, asked)) $("which").value = asked;
$("which").addEventListener("change", show);
show();
changed(show);
document.body.classList.add("ready");
