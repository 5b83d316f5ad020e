// What a board says to its page, and the page to its board.

import type { Page } from "./content.js";

export type Bytes = Uint8Array<ArrayBuffer>;

/** Of the paper or the board: x, y. */
export type Place = [number, number];

export type Role = "left" | "middle" | "right" | "back";

/** A board as it is drawn. In millimetres, where it is more than a screen. */
export interface Board {
  name: string;
  width: number;
  height: number;
  keys: { name: string; role: Role; at: Place }[];
  /** Where they are. */
  pixels: Place[];
  size: Place;
  colour: string;
  /** Left, top, width, height. */
  screen: [number, number, number, number];
}

/** A device that is a screen, and no picture of a board. */
export interface Screen {
  name: "";
  width: number;
  height: number;
  keys: { name: string; role: Role; at?: undefined }[];
  /** How many there are. */
  pixels: number;
  screen?: undefined;
}

/** What a text has in its places, by their names. */
export type Places = Record<string, Placed>;
export type Placed = string | number | Error | Node | readonly Placed[] | null | undefined;

/** What went wrong: by the key of its text, or in the browser's own words. */
export type Fault = Error & { key?: string; places?: Places };

/** The key of a text, with its places, or what went wrong. */
export type Saying = string | [key: string, places?: Places] | Fault;

export interface Event {
  type: "event";
  event: unknown[];
  text: string;
  /** How long the game had been played. */
  seconds: number | null;
}

/** What may stand in the log. */
export type Logged =
  | Event
  | { type: "story"; events: Event[] }
  | { type: "print"; text: string; key?: undefined }
  | { type: "fault"; text?: string; key?: string; places?: Places }
  | { type: "power"; on: boolean };

export interface Hello {
  type: "hello";
  board: Board | Screen;
  runtime: "cpython" | "micropython";
  on: boolean;
  speed: number;
  frame: Bytes | null;
  page?: Page | null;
  rgb?: Bytes | null;
  log: Logged[];
}

export type FromBoard =
  | Hello
  | Logged
  | ({ type: "page" } & Page)
  | { type: "frame"; data: Bytes; full: boolean; ms: number; dice?: number[] }
  | { type: "shown" }
  | { type: "lights"; rgb: Bytes }
  | { type: "tone"; hertz: number; ms: number }
  | { type: "speed"; speed: number }
  | { type: "lost" };

export type ToBoard =
  | { type: "key"; key: number; down: boolean }
  | {
      type: "answer";
      revision: number;
      what: string;
      which: number;
      number: number | null;
    }
  | { type: "page" }
  | { type: "write"; text: string }
  | { type: "language"; language: string }
  | { type: "speed"; speed: number }
  | { type: "motion"; on: boolean }
  | { type: "power"; on: boolean };

/** The message of a type. */
export type Of<Messages extends { type: string }, Type extends string> = Extract<Messages, { type: Type }>;

/** What is done with each message that is heard. */
export type Handlers<Messages extends { type: string }> = {
  [Type in Messages["type"]]?: (message: Of<Messages, Type>) => void;
};
