import { Trouble } from "./trouble.js";

/** @import { Bytes } from "./types/messages.js" */
/** @import { Blobs } from "./types/site.js" */

// A pack is a line of JSON, [[path, size], ...], followed by the files. It is gzipped, so that it is small even if the
// server does not compress it.

/** @param {Bytes} bytes */
async function gunzip(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes; // the server or the browser has already unpacked it
  if (!globalThis.DecompressionStream) throw new Trouble("lack.unpack");
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @param {string} address @returns {Promise<Blobs>} */
export async function unpack(address) {
  const answer = await fetch(address).catch(() => {
    throw new Trouble("board.unfetched");
  });
  if (!answer.ok) throw new Trouble("fault.fetch", { address, status: answer.status });
  const bytes = await gunzip(new Uint8Array(await answer.arrayBuffer()));
  const line = bytes.indexOf("\n".charCodeAt(0));
  /** @type {[string, number][]} */
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
  let at = line + 1;
  return new Map(
    head.map(([path, size]) => {
      at += size;
      return [path, bytes.subarray(at - size, at)];
    }),
  );
}

// Return the name of the pack with the device's words in a language.
/** @param {string} language */
export const words = (language) => `words-${language}.pack`;

export const ENGLISH = "en"; // what is spoken where no other language is known or available
