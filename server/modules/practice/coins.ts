import type { CoinMovement } from '../rewards/index';

/** MarsCoins for practice. Amounts in one place; nothing here changes marks. */
export const coinAmounts = {
  FIRST_TRY: 2,
  AFTER_HINT: 1,
  AFTER_RETRY: 1,
  CHALLENGE_FIRST_TRY: 4,
  CHALLENGE_AFTER_HINT: 2,
  CHALLENGE_AFTER_RETRY: 2,
  PRACTICE_FINISHED: 5,
  /** On top of a finished set: every question of a challenge answered in time. */
  CHALLENGE_FINISHED: 5,
  FIRST_SESSION_OF_DAY: 5,
  ERROR_FIXED: 6,
  /** Once an error: right without help a week or more after it was fixed. */
  ERROR_STILL_RIGHT: 10,
  REVIEW_COMPLETED: 10,
  /** Half of a task or more done, and handed in; these two stand outside the day's cap. */
  TASK_ON_TIME: 10,
  TASK_LATE: 4,
  QUEST_OF_DAY: 12,
  /** A report of a question that an administrator found right. */
  REPORT_ACCEPTED: 15,
  /** A battle that was not left; the first ten of a day. */
  BATTLE_PLAYED: 3,
  BATTLE_WON: 6,
  BATTLE_DRAWN: 4,
  BATTLE_TIER_UP: 30,
} as const;

export type CoinReason = keyof typeof coinAmounts;

/** Coins that practice can earn in one day of the student. */
export const mostCoinsADay = 150;

/** Three answers in a row quicker than this were not thought about. */
const quickestMs = 1500;
const quickInARow = 3;

/** What an answer earns: nothing unless it is right, most at the first try without a hint; twice as much in a challenge. */
export function answerReason(answer: {
  right: boolean;
  wrongBefore: boolean;
  hints: number;
  mode?: string;
}): CoinReason | null {
  if (!answer.right) return null;
  const reason = answer.wrongBefore ? 'AFTER_RETRY' : answer.hints > 0 ? 'AFTER_HINT' : 'FIRST_TRY';
  return answer.mode === 'CHALLENGE' ? `CHALLENGE_${reason}` : reason;
}

/** What a right answer would earn as the question stands now, before the day's cap. */
export function coinsAtStake(question: { mode: string; wrongBefore: boolean; hints: number; closed: boolean }): number {
  const reason = question.closed ? null : answerReason({ ...question, right: true });
  return reason === null ? 0 : coinAmounts[reason];
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
  CHALLENGE_FIRST_TRY: 'Right at the first try in a challenge',
  CHALLENGE_AFTER_HINT: 'Right after a hint in a challenge',
  CHALLENGE_AFTER_RETRY: 'Right after another look in a challenge',
  AFTER_RETRY: 'Right after another look',
  PRACTICE_FINISHED: 'Set finished',
  CHALLENGE_FINISHED: 'Every question of a challenge answered',
  FIRST_SESSION_OF_DAY: 'First session today',
  ERROR_FIXED: 'Error fixed',
  ERROR_STILL_RIGHT: 'Error still right a week later',
  REVIEW_COMPLETED: 'Errors gone through',
  TASK_ON_TIME: 'Task handed in on time',
  TASK_LATE: 'Task handed in late',
  QUEST_OF_DAY: 'Quest of the day',
  REPORT_ACCEPTED: 'You found a mistake of ours',
  BATTLE_PLAYED: 'Battle played to the end',
  BATTLE_WON: 'Battle won',
  BATTLE_DRAWN: 'Battle drawn',
  BATTLE_TIER_UP: 'A tier up',
};

/** The entries of what was earned, as far as the day's cap allows. `earnedToday` is the day's sum so far. */
export function coinMovements(
  { studentId, practiceId, earnedToday }: { studentId: string; practiceId: string | null; earnedToday: number },
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

const firstTries = (count: number) => (count === 1 ? '1 first try' : `${count} first tries`);
const afterHints = (count: number) => `${count} after a hint`;
const afterRetries = (count: number) => `${count} after another look`;

const countLabels: Record<CoinReason, (count: number) => string> = {
  FIRST_TRY: firstTries,
  AFTER_HINT: afterHints,
  CHALLENGE_FIRST_TRY: (count) => `${firstTries(count)}, twice the coins`,
  CHALLENGE_AFTER_HINT: (count) => `${afterHints(count)}, twice the coins`,
  AFTER_RETRY: afterRetries,
  CHALLENGE_AFTER_RETRY: (count) => `${afterRetries(count)}, twice the coins`,
  PRACTICE_FINISHED: () => 'Set finished',
  CHALLENGE_FINISHED: () => 'Every question answered',
  FIRST_SESSION_OF_DAY: () => 'First session today',
  ERROR_FIXED: (count) => (count === 1 ? '1 error fixed' : `${count} errors fixed`),
  ERROR_STILL_RIGHT: (count) => `${count === 1 ? '1 error' : `${count} errors`} still right a week later`,
  REVIEW_COMPLETED: () => 'Errors gone through',
  TASK_ON_TIME: () => 'Task handed in on time',
  TASK_LATE: () => 'Task handed in late',
  QUEST_OF_DAY: () => 'Quest of the day',
  REPORT_ACCEPTED: () => 'You found a mistake of ours',
  BATTLE_PLAYED: () => 'Battle played to the end',
  BATTLE_WON: () => 'Battle won',
  BATTLE_DRAWN: () => 'Battle drawn',
  BATTLE_TIER_UP: () => 'A tier up',
};

/** The coins of a practice, one line for each reason. */
export function coinLines(entries: readonly { reason: string; amount: number }[]): CoinLine[] {
  return (Object.keys(coinReasons) as CoinReason[]).flatMap((reason) => {
    const own = entries.filter((entry) => entry.reason === coinReasons[reason]);
    if (own.length === 0) return [];
    return [{ label: countLabels[reason](own.length), amount: own.reduce((sum, entry) => sum + entry.amount, 0) }];
  });
}
