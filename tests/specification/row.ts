/** Parts of the product that come later; what the specification says of them waits. */
export type Area = 'assistants';

interface Statement {
  /** What the specification says, in a sentence of ours. */
  says: string;
}

/** Shown by the code itself. */
export interface HoldingRow extends Statement {
  holds: () => void | Promise<void>;
}

/** Only a browser or a database can show it: the test with this title does. It runs by itself, so it is only looked up here. */
export interface SeenRow extends Statement {
  seenIn: { file: string; test: string };
}

/** Waits for a part that is not built, and can prove it. */
export interface WaitingRow extends Statement {
  waitsFor: Area;
  because: string;
  /** Where it has a route already, that page says so; else there is no such folder yet. */
  until: { page: HonestPage } | { file: string };
}

export interface HonestPage {
  /** Its path, as the specification writes it. */
  path: string;
  /** Text of the page, for one that is not the common page of what is to come. */
  text?: string;
  /** What its loader would give, where the page asks for that. */
  data?: object;
}

export type Row = HoldingRow | SeenRow | WaitingRow;
