/** The smallest factor above 1: 91 gives 7, and a prime gives itself. */
export function smallestFactor(n: number): number {
  let factor = 2;
  while (n % factor !== 0) factor += 1;
  return factor;
}

/** All primes from `from` to `to`, both ends included. */
export function primesBetween(from: number, to: number): number[] {
  const found: number[] = [];
  for (let n = Math.max(2, from); n <= to; n += 1) if (smallestFactor(n) === n) found.push(n);
  return found;
}
