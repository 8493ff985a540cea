/** Caps that keep every check short, whatever is typed. */
export const MAX_LENGTH = 200;
export const MAX_DEPTH = 30;
/** Bits of a numerator or denominator before exact arithmetic gives up. */
export const MAX_BITS = 2000;
/** Exponents beyond this are not worked out. */
export const MAX_EXPONENT = 10_000;

/** Elementary operations for one comparison of two values, and for a whole check. */
const ONE_COMPARISON = 6000;
const ONE_CHECK = 24_000;

/** Thrown inside the engine when a calculation grows too large; never leaves it. */
export class TooHeavy extends Error {}

/** What is left for the check that is running; checks are synchronous, so there is one at a time. */
let allowance = Number.POSITIVE_INFINITY;

/** Runs a whole check on one allowance; inner calls share the outer one. */
export function withinAllowance<T>(run: () => T): T {
  if (Number.isFinite(allowance)) return run();
  allowance = ONE_CHECK;
  try {
    return run();
  } finally {
    allowance = Number.POSITIVE_INFINITY;
  }
}

/** Takes operations from the running check's allowance; throws `TooHeavy` when it is used up. */
export function spendAllowance(operations: number): void {
  allowance -= operations;
  if (allowance < 0) throw new TooHeavy('allowance spent');
}

/** Counts the operations of one comparison; throws `TooHeavy` when they run out. */
export class Budget {
  private left = ONE_COMPARISON;

  spend(operations = 1): void {
    this.left -= operations;
    if (this.left < 0) throw new TooHeavy('budget spent');
    spendAllowance(operations);
  }
}
