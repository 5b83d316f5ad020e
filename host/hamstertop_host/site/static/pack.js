// A pack is JSON, {path: base64}, gzipped: so it is small whatever the server does.

export async function gunzip(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes; // the server or the browser has done it
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function unpack(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} cannot be fetched: ${answer.status}`);
  const bytes = await gunzip(new Uint8Array(await answer.arrayBuffer()));
  const files = JSON.parse(new TextDecoder().decode(bytes));
  return new Map(Object.entries(files).map(([path, data]) => [path, decode(data)]));
}

function decode(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
