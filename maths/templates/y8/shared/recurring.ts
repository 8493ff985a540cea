/** The decimals of a proper fraction: `fixed` digits, and then the `block` that repeats ('' where it stops). */
export interface Recurring {
  fixed: string;
  block: string;
}

/** Long division by remainders: when one comes back, the digits since then repeat. */
export function recurringOf(top: number, bottom: number): Recurring {
  const seen = new Map<number, number>();
  let digits = '';
  let rest = top % bottom;
  while (rest !== 0 && !seen.has(rest)) {
    seen.set(rest, digits.length);
    digits += Math.floor((rest * 10) / bottom);
    rest = (rest * 10) % bottom;
  }
  const from = seen.get(rest);
  return rest === 0 || from === undefined
    ? { fixed: digits, block: '' }
    : { fixed: digits.slice(0, from), block: digits.slice(from) };
}

/** The first `places` decimals, by repeated subtraction. */
export function repeatedDigits(top: number, bottom: number, places: number): string {
  let text = '';
  let rest = top;
  for (let place = 0; place < places; place += 1) {
    rest *= 10;
    let digit = 0;
    while (rest >= bottom) {
      rest -= bottom;
      digit += 1;
    }
    text += digit;
  }
  return text;
}
