import { Trouble } from "./trouble.js";

// A pack is a line of JSON, [[path, size], ...], and the files one after the other; all of it gzipped, so it is small
// whatever the server does.

export async function gunzip(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes; // the server or the browser has done it
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function unpack(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Trouble("fault.fetch", { address, status: answer.status });
  const bytes = await gunzip(new Uint8Array(await answer.arrayBuffer()));
  const line = bytes.indexOf("\n".charCodeAt());
  let at = line + 1;
  return new Map(JSON.parse(new TextDecoder().decode(bytes.subarray(0, line))).map(([path, size]) => {
    at += size;
    return [path, bytes.subarray(at - size, at)];
  }));
}
