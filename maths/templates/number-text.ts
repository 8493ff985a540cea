/** How numbers and terms are written in questions. Plain typing and LaTeX are the same unless a name says otherwise. */

export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** A fraction in lowest terms in plain typing: "3/4", "-7/2", "5". */
export function fractionText(top: number, bottom: number): string {
  const [t, b] = lowestTerms(top, bottom);
  return b === 1 ? `${t}` : `${t}/${b}`;
}

/** The same in LaTeX. */
export function fractionLatex(top: number, bottom: number): string {
  const [t, b] = lowestTerms(top, bottom);
  return b === 1 ? `${t}` : `${t < 0 ? '-' : ''}\\frac{${Math.abs(t)}}{${b}}`;
}

function lowestTerms(top: number, bottom: number): [number, number] {
  const common = gcd(top, bottom) * Math.sign(bottom);
  return [top / common + 0, bottom / common];
}

/** Negative numbers in brackets, for use after a sign. */
export function bracketed(value: number): string {
  return value < 0 ? `(${value})` : `${value}`;
}

/** "+3" or "-3", for the end of a sum. */
export function withSign(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

/** A sum of powers of one letter, highest first as given: `[[3, 2], [-1, 1], [4, 0]]` is "3x^2-x+4". */
export function polynomial(terms: [coefficient: number, power: number][], letter = 'x'): string {
  const written = terms.filter(([coefficient]) => coefficient !== 0).map(([c, power]) => term(c, power, letter));
  return written.map((text, place) => (place > 0 && !text.startsWith('-') ? `+${text}` : text)).join('') || '0';
}

function term(coefficient: number, power: number, letter: string): string {
  if (power === 0) return `${coefficient}`;
  const index = power === 1 ? '' : `^${power < 0 || power > 9 ? `{${power}}` : power}`;
  const front = coefficient === 1 ? '' : coefficient === -1 ? '-' : `${coefficient}`;
  return `${front}${letter}${index}`;
}

/** Rounded half up to so many places, in decimals: `rounded(2.345, 1)` is "2.3". */
export function rounded(value: number, places: number): string {
  const scale = 10 ** places;
  return (Math.round((value + Number.EPSILON) * scale) / scale).toFixed(places);
}

/** A decimal without a floating-point tail: 0.1 + 0.2 is "0.3". */
export function decimalText(value: number): string {
  return `${Number(value.toPrecision(12))}`;
}
