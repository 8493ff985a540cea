import type { CoinMovement } from '../rewards/index';

/** MarsCoins for practice. Amounts in one place; nothing here changes marks. */
export const coinAmounts = {
  FIRST_TRY: 2,
  AFTER_HINT: 1,
  PRACTICE_FINISHED: 5,
  FIRST_SESSION_OF_DAY: 5,
  ERROR_FIXED: 6,
} as const;

export type CoinReason = keyof typeof coinAmounts;

/** Coins that practice can earn in one day of the student. */
export const mostCoinsADay = 150;

/** Three answers in a row quicker than this were not thought about. */
const quickestMs = 1500;
const quickInARow = 3;

/** What an answer earns: nothing unless right with no wrong try before. */
export function answerReason(answer: { right: boolean; wrongBefore: boolean; hints: number }): CoinReason | null {
  if (!answer.right || answer.wrongBefore) return null;
  return answer.hints > 0 ? 'AFTER_HINT' : 'FIRST_TRY';
}

/** Whether the latest answers (milliseconds, newest first) came too quickly to have been thought about. */
export function tooQuick(latestMs: readonly number[]): boolean {
  return latestMs.length >= quickInARow && latestMs.slice(0, quickInARow).every((ms) => ms < quickestMs);
}

/** What is still left of the day's coins. */
export const withinDay = (amount: number, earnedToday: number): number =>
  Math.max(0, Math.min(amount, mostCoinsADay - earnedToday));

/** What the ledger says, as a student reads it. */
export const coinReasons: Record<CoinReason, string> = {
  FIRST_TRY: 'Right at the first try',
  AFTER_HINT: 'Right after a hint',
  PRACTICE_FINISHED: 'Set finished',
  FIRST_SESSION_OF_DAY: 'First session today',
  ERROR_FIXED: 'Error fixed',
};

/** The entries of what was earned, as far as the day's cap allows. `earnedToday` is the day's sum so far. */
export function coinMovements(
  { studentId, practiceId, earnedToday }: { studentId: string; practiceId: string; earnedToday: number },
  earned: readonly { reason: CoinReason; idempotencyKey: string }[],
): CoinMovement[] {
  let sum = earnedToday;
  return earned.flatMap(({ reason, idempotencyKey }) => {
    const amount = withinDay(coinAmounts[reason], sum);
    sum += amount;
    return amount === 0 ? [] : [{ studentId, practiceId, amount, reason: coinReasons[reason], idempotencyKey }];
  });
}

export interface CoinLine {
  label: string;
  amount: number;
}

const countLabels: Record<CoinReason, (count: number) => string> = {
  FIRST_TRY: (count) => (count === 1 ? '1 first try' : `${count} first tries`),
  AFTER_HINT: (count) => `${count} after a hint`,
  PRACTICE_FINISHED: () => 'Set finished',
  FIRST_SESSION_OF_DAY: () => 'First session today',
  ERROR_FIXED: (count) => (count === 1 ? '1 error fixed' : `${count} errors fixed`),
};

/** The coins of a practice, one line for each reason. */
export function coinLines(entries: readonly { reason: string; amount: number }[]): CoinLine[] {
  return (Object.keys(coinReasons) as CoinReason[]).flatMap((reason) => {
    const own = entries.filter((entry) => entry.reason === coinReasons[reason]);
    if (own.length === 0) return [];
    return [{ label: countLabels[reason](own.length), amount: own.reduce((sum, entry) => sum + entry.amount, 0) }];
  });
}
