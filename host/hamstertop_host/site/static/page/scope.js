// The name under which this copy of the site keeps things: copies in different folders of one host share its storage.

export const SCOPE = `hamstertop${new URL(".", location.href).pathname.replace(/\/$/, "").replaceAll("/", ".")}`;
