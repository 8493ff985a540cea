/** Base64 VLQ, as source maps use it: whole numbers near zero take one character. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));

export function encodeVlq(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    let rest = number < 0 ? -number * 2 + 1 : number * 2;
    do {
      const low = rest % 32;
      rest = Math.floor(rest / 32);
      text += digits[rest > 0 ? low + 32 : low];
    } while (rest > 0);
  }
  return text;
}

/** Null where it is no such text. */
export function decodeVlq(text: string): number[] | null {
  const numbers: number[] = [];
  let number = 0;
  let place = 1;
  for (const digit of text) {
    const value = values.get(digit);
    if (value === undefined || place > 2 ** 40) return null;
    number += (value % 32) * place;
    place *= 32;
    if (value < 32) {
      numbers.push(number % 2 === 1 ? -Math.floor(number / 2) : number / 2);
      number = 0;
      place = 1;
    }
  }
  return place === 1 ? numbers : null;
}
