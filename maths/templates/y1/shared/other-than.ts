/** The wrong answer as text, or null where it is the right one, or no number that a child would write. */
export function otherThan(right: number, wrong: number): string | null {
  return wrong === right || wrong < 0 || !Number.isInteger(wrong) ? null : String(wrong);
}
