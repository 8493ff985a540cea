/** Caps that keep every check short, whatever is typed. */
export const MAX_LENGTH = 200;
/** No question of the bank is nearly as long; the rest of a longer text is not looked at. */
export const MAX_QUESTION = 4000;
export const MAX_DEPTH = 30;
/** Bits of a numerator or denominator before exact arithmetic gives up. */
export const MAX_BITS = 2000;
/** Exponents beyond this are not worked out. */
export const MAX_EXPONENT = 10_000;

/**
 * Operations for a whole check, for the normal form of one value, and for weighing an answer whose check ran out. One
 * operation is what it takes to evaluate one node of a tree, about a tenth of a microsecond; costlier work is charged
 * by its size, so that the whole stays far below 50 milliseconds on a slow computer.
 */
export const ONE_CHECK = 120_000;
const ONE_VALUE = 40_000;
const ONE_WEIGHING = 20_000;

/** Thrown inside the engine when a calculation grows too large; never leaves it. */
export class TooHeavy extends Error {}

/** What is left for the check that is running; checks are synchronous, so there is one at a time. */
let allowance = Number.POSITIVE_INFINITY;
/** Operations since they were last asked for. */
let spent = 0;

/** Runs a whole check on one allowance; inner calls share the outer one. */
export function withinAllowance<T>(run: () => T, operations = ONE_CHECK): T {
  if (Number.isFinite(allowance)) return run();
  allowance = operations;
  try {
    return run();
  } finally {
    spent += operations - allowance;
    allowance = Number.POSITIVE_INFINITY;
  }
}

/** Whether `run` ends within the small allowance for weighing an answer by itself. */
export function isLight(run: () => void): boolean {
  try {
    withinAllowance(run, ONE_WEIGHING);
    return true;
  } catch (error) {
    if (error instanceof TooHeavy) return false;
    return true;
  }
}

/** Takes operations from the running check's allowance; throws `TooHeavy` when it is used up. */
export function spendAllowance(operations: number): void {
  allowance -= operations;
  if (allowance < 0) throw new TooHeavy('allowance spent');
}

/** Throws `TooHeavy` when the allowance ran out somewhere that went on regardless. */
export const ensureAllowance = (): void => spendAllowance(0);

/** Operations of all checks since the last call, for tests of the budget. */
export function takeOperationsSpent(): number {
  const total = spent;
  spent = 0;
  return total;
}

/** Counts the operations of one normal form; throws `TooHeavy` when they run out. */
export class Budget {
  private left = ONE_VALUE;

  spend(operations = 1): void {
    this.left -= operations;
    if (this.left < 0) throw new TooHeavy('budget spent');
    spendAllowance(operations);
  }
}
