// What the builder tells the site's pages, and what their workers are told.

import type { Board, Bytes, FromBoard, Places, Screen } from "./messages.js";

export type Blobs = Map<string, Bytes>;

/** site.json */
export interface Site {
  version: string;
  /** The version of what is saved. */
  format: number;
  /** Whether the dice of an address with a seed are known, for tests. */
  seeded: boolean;
  /** The usual board. */
  board: string;
  boards: Record<string, { picture: Board | Screen; virtual: Record<string, unknown> }>;
  /** Language, the name of a game's blob, what it is called. */
  titles: Record<string, Record<string, string>>;
  secrets: string[];
}

/** A board in boards.json. */
export interface Offer {
  name: string;
  parts: [count: number, what: string, remark: string][];
  wiring: [number, number];
  /** The addresses of what goes on it: UF2 files, or else a zip of files, "" if there is none. */
  uf2s: string[];
  zip: string;
  /** The versions of CircuitPython that run those files. */
  versions: string[];
}

/** What the board's worker says besides what any board does. */
export type FromWorker =
  | { type: "unkept"; reason?: string }
  | { type: "unwritten" }
  | { type: "opened"; unstored: string[]; filed: boolean }
  | { type: "saved"; blobs: [string, Bytes][] | null }
  | { type: "starting" }
  | { type: "started" }
  | { type: "playing"; playing: boolean }
  | { type: "results"; bytes: Bytes };

/** What a shared game is (see reports/shared.py). */
export interface Given {
  game: string;
  names: string[];
  over: boolean;
  code: string;
  again: string;
}

/** What the site's link adds for the page. */
export type FromLink =
  | { type: "known"; site: Site }
  | { type: "lacking"; keys: string[] }
  | { type: "elsewhere" }
  | { type: "here" }
  | { type: "stuck" };

export type Heard = FromBoard | FromWorker | FromLink;

export interface Load {
  languages: string[];
  wanted: (string | null)[];
}

export interface Opening {
  imported: [string, Bytes][];
  aside: boolean;
  refusing: boolean;
  /** Whether games have been stored in files. */
  filed: boolean;
}

export interface Starting {
  config: Record<string, unknown>;
}

/** An error, as a worker tells it. */
export interface Told {
  message: string;
  key?: string;
  places?: Places;
}
