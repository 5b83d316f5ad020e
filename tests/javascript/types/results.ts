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
  since?: number;
}

/** A game that is shared. */
export interface Shared {
  title: string;
  players: Ranked[];
  /** What broke a tie, "" where none was. */
  tie: string;
  minutes: number | null;
  code: string;
}

/** A game as it is shown. */
export interface Shown extends Shared {
  id: string;
  game: string;
  date: string | null;
  chosen: [string, string][];
}

export interface Table {
  title: string;
  head: string[];
  rows: string[][];
  right: boolean[];
}
