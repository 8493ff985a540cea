import { spendAllowance } from './limits';

/** Prime factors of a positive whole number up to trial divisors of 2,000; the rest comes as one factor, or null if giant. */
export function primeFactors(n: bigint): Map<bigint, number> | null {
  const factors = new Map<bigint, number>();
  let rest = n;
  if (rest < 1n || rest > 10n ** 18n) return null;
  for (let p = 2n; p <= 2000n && p * p <= rest; p += p === 2n ? 1n : 2n) {
    spendAllowance(1);
    while (rest % p === 0n) {
      factors.set(p, (factors.get(p) ?? 0) + 1);
      rest /= p;
    }
  }
  if (rest === 1n) return factors;
  // What is left has no factor up to 2,000: below four million it is prime, above it could be a perfect square.
  const root = integerRoot(rest, 2);
  if (root !== null) factors.set(root, (factors.get(root) ?? 0) + 2);
  else if (rest < 4_000_000n) factors.set(rest, (factors.get(rest) ?? 0) + 1);
  else return null;
  return factors;
}

/** The whole k-th root of a non-negative whole number, or null when it has none. */
export function integerRoot(n: bigint, k: number): bigint | null {
  if (n < 0n) return null;
  if (n < 2n) return n;
  const bits = n.toString(2).length;
  spendAllowance((bits * (5 + (bits >> 9))) / k);
  let low = 1n;
  let high = 1n << BigInt(Math.ceil(bits / k) + 1);
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** BigInt(k) <= n) low = middle;
    else high = middle - 1n;
  }
  return low ** BigInt(k) === n ? low : null;
}

export function isPrime(n: bigint): boolean {
  if (n < 2n) return false;
  const factors = primeFactors(n);
  return factors !== null && factors.size === 1 && factors.get(n) === 1;
}
