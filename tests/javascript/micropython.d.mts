// What we use of MicroPython for web pages.

/** Something in Python. */
export interface PyProxy {
  [name: string]: any;
}

export interface Runtime {
  FS: {
    analyzePath(path: string): { exists: boolean };
    mkdir(path: string): void;
    writeFile(path: string, data: Uint8Array): void;
  };
  PyProxy: { toJs(value: PyProxy): any };
  pyimport(name: string): PyProxy;
  registerJsModule(name: string, module: object): void;
  runPython(code: string): void;
}

export function loadMicroPython(options: {
  heapsize: number;
  stdout: (text: string) => void;
  stderr: (text: string) => void;
  url: string;
}): Promise<Runtime>;
