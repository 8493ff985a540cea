/** A question outside of practice as its page shows it: formulas and drawings are HTML. */
export interface AskedView {
  title: string;
  young: boolean;
  calculator: boolean;
  promptHtml: string;
  instructionHtml: string | null;
  figureHtml: string | null;
  /** Null where the answer is typed. */
  choices: { id: string; html: string }[] | null;
  inputMode: 'numeric' | 'decimal' | 'text';
  prefixHtml: string | null;
  suffix: string | null;
  /** How to type what a keyboard has no key for. */
  typing: string | null;
}
