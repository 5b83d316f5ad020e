// What the page of results asks its worker, and is told: hamstertop_host/reports/evenings.py.

export interface Ranked {
  place: number;
  name: string;
  score: number | null;
  tie?: number;
  /** Whether it is somebody, not a seat without a name. */
  person?: string;
}

/** Of a report, as markup. */
export interface Picture {
  title: string;
  picture: string;
}

/** An entry of a history, see docs/results.md. */
export interface Entry {
  id: string;
  title: string;
  game: string;
  rounds: number;
  players: Ranked[];
  date: string | null;
  /** When it was first stored, which never changes. */
  since?: number;
  /** What is larger for later games. */
  order?: string;
}

/** An entry with the keys of its people. */
export interface Counted {
  entry: Entry;
  keys: string[];
}

/** What all games add up to, as hamstertop_host/reports/totals.py stores it. */
export type Totals = object;

/** Which results are shown, each "" for all, and the keys of the person. */
export interface Filter {
  year: string;
  title: string;
  person: string;
  keys: string[];
}

/** A day on which games were played: its first games, and the number of all. */
export interface Evening {
  date: string | null;
  /** Where it is in the index. */
  at: string;
  count: number;
  games: Entry[];
}

/** Where somebody was on the page: how far down, the number of evenings drawn, and how many games of each. */
export interface Place {
  y: number;
  count: number;
  open: Record<string, number>;
}

/** What games add up to. */
export interface Sums {
  years: string[];
  /** Folder and name of each title. */
  titles: [string, string][];
  people: string[];
  /** The titles and people in the order of the tables. */
  played: string[];
  ranked: string[];
  /** Those with whom a person can be merged, and the keys that have been merged with the person. */
  others: string[];
  joined: string[];
  keys: string[];
  facts: [string, string][];
  pictures: Picture[];
  tables: Table[];
  defs: string;
}

/** A game that is shared. */
export interface Shared {
  title: string;
  players: Ranked[];
  /** What broke a tie, "" where none was. */
  tie: string;
  minutes: number | null;
  /** Whether the minutes are by the time of day. */
  timed: boolean;
  code: string;
}

/** A game as it is shown. */
export interface Shown extends Shared {
  id: string;
  game: string;
  date: string | null;
  chosen: [string, string][];
  play: object | null;
}

export interface Table {
  title: string;
  head: string[];
  rows: string[][];
  right: boolean[];
}
