// A pack is JSON, {path: base64}, gzipped: so it is small whatever the server does.

export async function unpack(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  let bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  }
  const files = JSON.parse(new TextDecoder().decode(bytes));
  return new Map(Object.entries(files).map(([path, data]) => [path, decode(data)]));
}

function decode(base64) {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
