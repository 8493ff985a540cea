/** Digits of a whole number, ones first: 347 gives [7, 4, 3]. */
export function digitsFromOnes(n: number): number[] {
  return [...String(n)].reverse().map(Number);
}

/** The number with these digits, ones first. An entry above 9 is written out in full, as a student may do by mistake. */
export function fromOnes(digits: number[]): number {
  return Number([...digits].reverse().join(''));
}

/** The parts of a number by place, largest first, without zeros: 307 gives [300, 7]. */
export function placeParts(n: number): number[] {
  return digitsFromOnes(n)
    .map((digit, place) => digit * 10 ** place)
    .reverse()
    .filter((part) => part > 0);
}
