/** LaTeX of a whole number with a thin space before the last three digits, as Australian schools write it: 47382 gives `47\,382`. */
export function spaced(n: number): string {
  const text = String(n);
  return text.length < 5 ? text : `${text.slice(0, -3)}\\,${text.slice(-3)}`;
}

/** The same as rich text. */
export function bigNumber(n: number): string {
  return `$${spaced(n)}$`;
}
