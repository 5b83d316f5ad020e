// What brings files onto boards: devices, and what boards.json says.

import type { Bytes } from "./messages.js";
import type { Blobs } from "./site.js";

/** Size and digest of a file. */
export type Fact = [size: number, digest: string];

/** Asks the planner. */
export type Ask = (name: string, facts: object) => any;

/** What keeps files: a board on a serial port, or a drive. */
export interface Device {
  about(): Promise<About>;
  read(path: string): Promise<Bytes | null>;
  look(folder: string, paths: string[]): Promise<Map<string, Fact>>;
  room(ask: Ask, size: number): Promise<object>;
  write(path: string, data: Bytes): Promise<void>;
  remove(path: string): Promise<void>;
  kept(): Promise<Blobs>;
}

/** What a board says of itself. */
export interface About {
  name: string;
  version: number[];
  identity: string;
  mpy?: number;
  build?: string;
}

/** What we have boards do. */
export interface Code {
  about: string;
  still: string;
  kept: string;
  room: string;
  notice: string;
}

export interface Model {
  identity: string;
  files: boolean;
  least: number[];
  size: number;
}

/** What there is for a board on a runtime. */
export interface Runtime {
  models: Model[];
  versions: string[];
  start: string;
  before: string[];
  manifest: string;
  system: string;
}

export interface Known extends Runtime {
  board: string;
  runtime: string;
  version: string;
  size: number;
  notice: string;
}

export interface Plan {
  /** What is done, with which file, and where to. */
  steps: [kind: string, path: string, to: string][];
  files: Blobs;
  facts: Record<string, Fact>;
  notice: Bytes;
}

/** A board in boards.json. */
export interface Offer {
  name: string;
  parts: [count: number, what: string, remark: string][];
  wiring: [number, number];
  runtimes: Record<string, Runtime>;
  frozen: boolean;
  uf2s: string[];
}
