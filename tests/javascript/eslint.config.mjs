// ESLint's recommended rules. Its packages are where make has put them.

import { createRequire } from "node:module";

const installed = createRequire(new URL("../../build/javascript/", import.meta.url));
const globals = installed("globals");

export default [
  installed("@eslint/js").configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true } },
  { files: ["host/**"], languageOptions: { globals: globals.browser } },
  { files: ["host/**/*worker.js"], languageOptions: { globals: globals.worker } },
  { files: ["host/**/service-worker.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["tests/**"], languageOptions: { globals: globals.node } },
  { files: ["tests/*.js"], languageOptions: { globals: globals.browser } },
];
