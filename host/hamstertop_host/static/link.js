// The simulator's link to its board: a WebSocket to the process that runs the firmware.
//
// A link has `kind`, `connect(hear)` and `send(message)`. It hands over messages as objects, with bytes for frames and
// lights; {type: "lost"} says that the board cannot be reached.

export const kind = "simulator";

let socket = null;

function bytes(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function decode(message) {
  for (const name of ["data", "frame", "rgb"])
    if (typeof message[name] === "string") message[name] = bytes(message[name]);
  return message;
}

export function connect(hear) {
  socket = new WebSocket(`ws://${location.host}/board`);
  socket.addEventListener("message", (event) => hear(decode(JSON.parse(event.data))));
  socket.addEventListener("close", () => {
    hear({ type: "lost" });
    setTimeout(connect, 1000, hear);
  });
}

export function send(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}
