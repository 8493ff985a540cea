import {
  type CoinReason,
  coinAmounts,
  coinReasons,
  comebackDays,
  mostCoinsADay,
  mostTopicCoinsAWeek,
  withinDaysCap,
} from '../../../rules/coin-sources';
import type { CoinMovement } from '../rewards/index';

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

/** Whether the latest answers (milliseconds, newest first) came too quickly to have been thought about. */
export function tooQuick(latestMs: readonly number[]): boolean {
  return latestMs.length >= quickInARow && latestMs.slice(0, quickInARow).every((ms) => ms < quickestMs);
}

/** Why a right answer earns nothing, whatever the caps leave: asked for by everything that shows or grants its coins. */
export function answerGuard({
  tooEasy,
  latestMs,
}: {
  /** An easy question of a topic that was mastered before. */
  tooEasy: boolean;
  /** The answer itself, where it is known, and the ones before it. */
  latestMs: readonly number[];
}): 'QUICK' | 'EASY' | null {
  if (tooQuick(latestMs)) return 'QUICK';
  return tooEasy ? 'EASY' : null;
}

/** What is still left of the day's coins. */
const withinDay = (amount: number, earnedToday: number): number =>
  Math.max(0, Math.min(amount, mostCoinsADay - earnedToday));

/** What earns coins again and again in one topic, and so counts for the week's cap of it. */
const repeatedInTopic: ReadonlySet<CoinReason> = new Set([
  'FIRST_TRY',
  'AFTER_HINT',
  'AFTER_RETRY',
  'CHALLENGE_FIRST_TRY',
  'CHALLENGE_AFTER_HINT',
  'CHALLENGE_AFTER_RETRY',
  'ERROR_FIXED',
]);

interface EarnedSoFar {
  studentId: string;
  practiceId: string | null;
  /** What counts for the day's cap so far. */
  earnedToday: number;
  /** The week's sum in the topic of an answer so far. */
  topicThisWeek?: number;
}

/** The entries of what was earned, as far as the caps allow; what is earned once is there in full. */
export function coinMovements(
  { studentId, practiceId, earnedToday, topicThisWeek = 0 }: EarnedSoFar,
  earned: readonly { reason: CoinReason; idempotencyKey: string }[],
): CoinMovement[] {
  let sum = earnedToday;
  let inTopic = topicThisWeek;
  return earned.flatMap(({ reason, idempotencyKey }) => {
    const isRepeated = repeatedInTopic.has(reason);
    const left = isRepeated ? Math.max(0, mostTopicCoinsAWeek - inTopic) : Number.POSITIVE_INFINITY;
    const isCapped = withinDaysCap.has(reason);
    const amount = Math.min(isCapped ? withinDay(coinAmounts[reason], sum) : coinAmounts[reason], left);
    if (isCapped) sum += amount;
    if (isRepeated) inTopic += amount;
    return amount === 0 ? [] : [{ studentId, practiceId, amount, reason: coinReasons[reason], idempotencyKey }];
  });
}

export interface Stake {
  coins: number;
  /** Why it is nothing though the question is open; null otherwise. */
  cappedBy: 'DAY' | 'TOPIC' | 'EASY' | 'QUICK' | null;
}

interface AroundQuestion {
  earnedToday: number;
  topicThisWeek: number;
  guard: ReturnType<typeof answerGuard>;
}

/** What a right answer would earn as the question stands now, within the guards and caps as the grant itself counts them. */
export function stakeOf(
  question: { mode: string; wrongBefore: boolean; hints: number; closed: boolean },
  { guard, ...soFar }: AroundQuestion = { earnedToday: 0, topicThisWeek: 0, guard: null },
): Stake {
  const reason = question.closed ? null : answerReason({ ...question, right: true });
  if (reason === null) return { coins: 0, cappedBy: null };
  if (guard !== null) return { coins: 0, cappedBy: guard };
  const [movement] = coinMovements({ studentId: '', practiceId: null, ...soFar }, [{ reason, idempotencyKey: '' }]);
  const coins = movement?.amount ?? 0;
  return { coins, cappedBy: coins > 0 ? null : withinDay(1, soFar.earnedToday) === 0 ? 'DAY' : 'TOPIC' };
}

/** How much of some entries counts for the week's cap of their topic. */
export const topicCoinsOf = sumFor(repeatedInTopic);

/** How much of some entries counts for the day's cap. */
export const dayCoinsOf = sumFor(withinDaysCap);

function sumFor(reasons: ReadonlySet<CoinReason>) {
  const labels = new Set([...reasons].map((reason) => coinReasons[reason]));
  return (movements: readonly Pick<CoinMovement, 'amount' | 'reason'>[]): number =>
    movements.reduce((sum, { amount, reason }) => sum + (labels.has(reason) ? amount : 0), 0);
}

/** Whether somebody who answered on `day` comes back after a pause; `previous` is the last day before, null for none. */
export function isComeback(day: string, previous: string | null): boolean {
  return previous !== null && (Date.parse(day) - Date.parse(previous)) / 86_400_000 >= comebackDays;
}

export interface CoinLine {
  label: string;
  amount: number;
}

const firstTries = (count: number) => (count === 1 ? '1 first try' : `${count} first tries`);
const afterHints = (count: number) => `${count} after a hint`;
const afterRetries = (count: number) => `${count} after another try`;

const countLabels: Record<CoinReason, (count: number) => string> = {
  FIRST_TRY: firstTries,
  AFTER_HINT: afterHints,
  CHALLENGE_FIRST_TRY: (count) => `${firstTries(count)}, twice the coins`,
  CHALLENGE_AFTER_HINT: (count) => `${afterHints(count)}, twice the coins`,
  AFTER_RETRY: afterRetries,
  CHALLENGE_AFTER_RETRY: (count) => `${afterRetries(count)}, twice the coins`,
  PRACTICE_FINISHED: () => 'Practice set finished',
  CHALLENGE_FINISHED: () => 'Every question answered',
  FIRST_SESSION_OF_DAY: () => 'First practice set today',
  ERROR_FIXED: (count) => (count === 1 ? '1 mistake fixed' : `${count} mistakes fixed`),
  ERROR_STILL_RIGHT: (count) => `${count === 1 ? '1 mistake' : `${count} mistakes`} still fixed a week later`,
  REVIEW_COMPLETED: () => 'Mistakes reviewed',
  TASK_ON_TIME: () => 'Task handed in on time',
  TASK_LATE: () => 'Task handed in late',
  QUEST_OF_DAY: () => 'Daily quest',
  OWN_QUEST: () => 'Your own quest',
  REPORT_ACCEPTED: () => 'You found a mistake we’d made',
  BATTLE_PLAYED: () => 'Battle played to the end',
  BATTLE_WON: () => 'Battle won',
  BATTLE_DRAWN: () => 'Battle drawn',
  BATTLE_TIER_UP: () => 'Moved up a tier',
  COMEBACK: () => 'Welcome back',
  MISCONCEPTION_RETIRED: (count) => (count === 1 ? '1 common mistake beaten' : `${count} common mistakes beaten`),
  TOPIC_MASTERED: (count) => (count === 1 ? 'Topic mastered' : `${count} topics mastered`),
  PLACEMENT_DONE: () => 'Placement test done',
  FRIEND_JOINED: () => 'A friend got started',
};

/** The coins of a practice, one line for each reason. */
export function coinLines(entries: readonly { reason: string; amount: number }[]): CoinLine[] {
  return (Object.keys(coinReasons) as CoinReason[]).flatMap((reason) => {
    const own = entries.filter((entry) => entry.reason === coinReasons[reason]);
    if (own.length === 0) return [];
    return [{ label: countLabels[reason](own.length), amount: own.reduce((sum, entry) => sum + entry.amount, 0) }];
  });
}
