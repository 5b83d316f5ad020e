// The content of a screen, as hamstertop_host/simulator/virtual/page.py tells it.

import type { Shared } from "./results.js";

/** Width, height, rows in hexadecimal. */
export type Picture = [number, number, string];
export type Colour = [number, number, number];
/** A part, the whole, and how both are said. */
export type Share = [number, number, string];

export interface Seat {
  seat: number;
  name: string;
  colour: Colour;
  face: Picture;
}

export interface Amount {
  number: number | null;
  label: string;
  least: number;
  most: number;
  typical: number | null;
  few?: boolean;
  marked: boolean;
  offer: boolean;
}

export interface Player extends Seat {
  number: string;
  note: string;
  before: string;
  more: string;
  sign: Picture | null;
  does: string;
  marked: boolean;
  offer: boolean;
}

export interface Line {
  text: string;
  value: string;
  face: Picture | null;
  marked: boolean;
  offer: boolean;
}

export interface GridRow extends Seat {
  cells: (string | number)[];
  detail: string;
  marked: boolean;
}

export interface Side {
  name: string;
  colour: Colour | null;
  face: Picture | null;
  label: string;
  number: string;
  dice: Picture | null;
}

/** The fields of each kind of block. */
export interface Blocks {
  say: { do: string; why: string; ask: string };
  figure: {
    number: string;
    label: string;
    face: Picture | null;
    time: boolean;
  };
  numbers: { rows: Amount[] };
  players: { rows: Player[]; ordered: boolean };
  lines: { rows: Line[] };
  record: { rows: string[]; last: number };
  grid: { header: string[]; rows: GridRow[] };
  sides: { rows: Side[]; share: Share | null; text: string };
  picture: { picture: Picture | null; alternative: string };
  code: { picture: Picture };
  letters: { text: string; letter: string };
}

export type Kind = keyof Blocks;
export type Block = { [K in Kind]: { kind: K } & Blocks[K] }[Kind];
export type Row = Amount | Player | Line | GridRow | Side | Blocks["figure"];

export interface Above {
  share?: Share;
  face?: Picture | null;
  text?: string;
}

/** What a press does, what a hold does, the colour of whom it is for, what stands above the key; whether the body does the same. */
export interface Key {
  press: string;
  hold: string;
  colour: Colour | null;
  above: Above[];
  spare: boolean;
  /** ms until a press counts. */
  waits: number;
}

/** That of a turn, in ms. */
export interface Time {
  total: number;
  left: number;
  running: boolean;
}

/** A result that can be shared, see hamstertop_host/simulator/virtual/shared.py. */
export interface Result extends Shared {
  /** Which shows its code, null beside that. */
  key: number | null;
  minutes: number;
  /** Whether it was just reached, and is among the results. */
  kept: boolean;
}

/** A place that can be touched: its kind, its number, and the number that is entered there. */
export type Touch = [string, number, number?];

export interface Page {
  language: string;
  id: string;
  revision: number;
  who: Seat | null;
  heading: string;
  corner: string;
  message: string;
  body: Block[];
  keys: [Key, Key, Key];
  /** What more keys say, which stand beside the body. */
  beside: string[];
  main: number | null;
  time: Time | null;
  /** Whether the time of the turn is up. */
  up: boolean;
  back: Touch | null;
  /** Whether holding the right key opens the menu. */
  menu: boolean;
  /** How many screens are above the game's own. */
  above: number;
  secret: boolean;
  colour: Colour | null;
  /** The first row below the paper's bar, and the one after the last above its labels. */
  paper: [number, number];
  result: Result | null;
  write?: Writing;
}

/** What is asked for: the text so far, and how many letters it has at most. */
export interface Writing {
  text: string;
  most: number;
}
