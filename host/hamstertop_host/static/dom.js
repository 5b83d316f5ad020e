export const $ = (id) => document.getElementById(id);

// A button, or a link, that saves a file.
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// The day that it is here, as in 2026-07-31.
export function today() {
  const now = new Date();
  return new Date(now - 60000 * now.getTimezoneOffset()).toISOString().slice(0, 10);
}
