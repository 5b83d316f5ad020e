// What the page of results asks its worker, and is told: hamstertop_host/reports/evenings.py.

export interface Ranked {
  place: number;
  name: string;
  score: number | null;
  tie?: number;
  /** Whether it is somebody, not a seat without a name. */
  person?: boolean;
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
  journal?: string;
  since?: number;
}

/** A game as it is shown. */
export interface Shown {
  id: string;
  game: string;
  title: string;
  date: string | null;
  minutes: number | null;
  players: Ranked[];
  /** What broke a tie, "" where none was. */
  tie: string;
  chosen: [string, string][];
  code: string;
  whole: boolean;
}

export interface Table {
  title: string;
  head: string[];
  rows: string[][];
  right: boolean[];
}

/** For BG Stats, with a name where a uuid goes. */
export type Plays = Record<"players" | "games" | "plays", { uuid: string }[]>;
