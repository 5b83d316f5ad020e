// The simulator's link to its board, which is a WebSocket to the process that runs the firmware.
//
// A link has `kind`, `connect(hear)` and `send(message)`. It passes messages as objects, with bytes for frames and
// lights. The message {type: "lost"} says that the board cannot be reached.

/** @import { FromBoard, ToBoard } from "./types/messages.js" */

export const kind = "simulator";

/** @type {WebSocket | null} */
let socket = null;

/** @param {string} base64 */
function bytes(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** @param {any} message @returns {FromBoard} */
function decode(message) {
  for (const name of ["data", "frame", "rgb"])
    if (typeof message[name] === "string") message[name] = bytes(message[name]);
  return message;
}

/** @param {(message: FromBoard) => void} hear */
export function connect(hear) {
  socket = new WebSocket(`ws://${location.host}/board`);
  socket.addEventListener("message", (event) => hear(decode(JSON.parse(event.data))));
  socket.addEventListener("close", () => {
    hear({ type: "lost" });
    setTimeout(connect, 1000, hear);
  });
}

/** @param {ToBoard} message */
export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}
