import { seasonCoins } from './battle/season-coins';
import { tiers } from './battle/tiers';
import { classCoins } from './class-coins';
import { fewestQuestionsOfPaidTask } from './unproved-school';

/** MarsCoins for learning. Amounts in one place; nothing here changes marks. */
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
  /** The first finished set after a week or more without an answer. */
  COMEBACK: 10,
  ERROR_FIXED: 6,
  /** Once an error: right without help a week or more after it was fixed. */
  ERROR_STILL_RIGHT: 10,
  /** Once an idea: an error of it still right a week later, and none of it left to fix. */
  MISCONCEPTION_RETIRED: 20,
  REVIEW_COMPLETED: 10,
  /** Once a topic. */
  TOPIC_MASTERED: 25,
  /** Once a person. */
  PLACEMENT_DONE: 30,
  /** Half of a task or more done, and handed in. */
  TASK_ON_TIME: 10,
  TASK_LATE: 4,
  QUEST_OF_DAY: 12,
  /** The three aims that a student chose, on the day of the choice; its price is paid before. */
  OWN_QUEST: 20,
  /** A report of a question that an administrator found right. */
  REPORT_ACCEPTED: 15,
  /** Somebody who registered with the student's code finished a first set. */
  FRIEND_JOINED: 20,
  /** A battle that was not left; the first ten of a day. */
  BATTLE_PLAYED: 3,
  BATTLE_WON: 6,
  BATTLE_DRAWN: 4,
  /** Once a tier and course. */
  BATTLE_TIER_UP: 30,
} as const;

export type CoinReason = keyof typeof coinAmounts;

/** Coins that what can be repeated without end earns in one day of the student; see `withinDaysCap`. */
export const mostCoinsADay = 150;

/**
 * What somebody could do again and again on one day, so that a cap keeps it from being ground. Everything else is earned
 * once (a day, a week of absence, an error, an idea, a topic, a tier, a life) and is paid in full, whatever the day has.
 */
export const withinDaysCap: ReadonlySet<CoinReason> = new Set([
  'FIRST_TRY',
  'AFTER_HINT',
  'AFTER_RETRY',
  'CHALLENGE_FIRST_TRY',
  'CHALLENGE_AFTER_HINT',
  'CHALLENGE_AFTER_RETRY',
  'ERROR_FIXED',
  'ERROR_STILL_RIGHT',
  'PRACTICE_FINISHED',
  'CHALLENGE_FINISHED',
  'BATTLE_PLAYED',
  'BATTLE_WON',
  'BATTLE_DRAWN',
]);

/** Coins that answers in one topic can earn in a week from Monday. What is earned once in a life stands outside. */
export const mostTopicCoinsAWeek = 60;

/** Days without an answer after which coming back is thanked for. */
export const comebackDays = 7;

/** What the ledger says, as a student reads it. */
export const coinReasons: Record<CoinReason, string> = {
  FIRST_TRY: 'Correct, first go',
  AFTER_HINT: 'Correct after a hint',
  CHALLENGE_FIRST_TRY: 'Correct, first go, in a challenge',
  CHALLENGE_AFTER_HINT: 'Correct after a hint in a challenge',
  CHALLENGE_AFTER_RETRY: 'Correct after another try in a challenge',
  AFTER_RETRY: 'Correct after another try',
  PRACTICE_FINISHED: 'Practice set finished',
  CHALLENGE_FINISHED: 'Every challenge question answered',
  FIRST_SESSION_OF_DAY: 'First practice set today',
  COMEBACK: 'Welcome back',
  ERROR_FIXED: 'Mistake fixed',
  ERROR_STILL_RIGHT: 'Mistake still fixed a week later',
  MISCONCEPTION_RETIRED: 'A mistake beaten for good',
  REVIEW_COMPLETED: 'Mistakes reviewed',
  TOPIC_MASTERED: 'Topic mastered',
  PLACEMENT_DONE: 'Placement test done',
  TASK_ON_TIME: 'Task handed in on time',
  TASK_LATE: 'Task handed in late',
  QUEST_OF_DAY: 'Daily quest',
  OWN_QUEST: 'Your own quest',
  REPORT_ACCEPTED: 'You found a mistake we’d made',
  FRIEND_JOINED: 'A friend you invited got started',
  BATTLE_PLAYED: 'Battle played to the end',
  BATTLE_WON: 'Battle won',
  BATTLE_DRAWN: 'Battle drawn',
  BATTLE_TIER_UP: 'Moved up a tier',
};

/** How to earn coins, as the shop tells it: what for, and how many; up to `most` where it depends. */
export const coinSources: readonly { label: string; amount: number; most?: number; inBattles?: true }[] = [
  { label: 'A correct answer, first go (twice as much in a challenge)', amount: coinAmounts.FIRST_TRY },
  { label: 'A correct answer after a hint or another try', amount: coinAmounts.AFTER_HINT },
  { label: 'A practice set finished, with at least half of it answered', amount: coinAmounts.PRACTICE_FINISHED },
  { label: 'Every question in a challenge answered in time', amount: coinAmounts.CHALLENGE_FINISHED },
  { label: 'Your first practice set of the day', amount: coinAmounts.FIRST_SESSION_OF_DAY },
  { label: 'The daily quest', amount: coinAmounts.QUEST_OF_DAY },
  { label: 'Your own quest, started in the shop', amount: coinAmounts.OWN_QUEST },
  { label: 'A mistake fixed without help', amount: coinAmounts.ERROR_FIXED },
  { label: 'That mistake still fixed a week later', amount: coinAmounts.ERROR_STILL_RIGHT },
  { label: 'A common mistake beaten, with none left to fix', amount: coinAmounts.MISCONCEPTION_RETIRED },
  { label: 'Every mistake in a review looked at, once a day', amount: coinAmounts.REVIEW_COMPLETED },
  { label: 'A topic mastered for the first time', amount: coinAmounts.TOPIC_MASTERED },
  { label: 'A task handed in on time, with at least half of it done', amount: coinAmounts.TASK_ON_TIME },
  { label: 'A task handed in late', amount: coinAmounts.TASK_LATE },
  { label: 'Your first placement test', amount: coinAmounts.PLACEMENT_DONE },
  { label: 'Back after a week or more away', amount: coinAmounts.COMEBACK },
  { label: 'A battle played to the end (the first ten each day)', amount: coinAmounts.BATTLE_PLAYED, inBattles: true },
  { label: 'A battle won', amount: coinAmounts.BATTLE_WON, inBattles: true },
  { label: 'A battle drawn', amount: coinAmounts.BATTLE_DRAWN, inBattles: true },
  { label: 'A tier reached for the first time', amount: coinAmounts.BATTLE_TIER_UP, inBattles: true },
  {
    label: 'The end of a season with ten or more rated battles (depends on your tier)',
    amount: seasonCoins(1),
    most: seasonCoins(tiers.length),
    inBattles: true,
  },
  { label: 'A friend who used your code finished their first practice set', amount: coinAmounts.FRIEND_JOINED },
  { label: 'Reporting a mistake we’d made', amount: coinAmounts.REPORT_ACCEPTED },
  { label: 'Good work, if your teacher gives coins for it: up to', amount: classCoins.mostGiven },
  { label: 'Helping a classmate, if your teacher records it', amount: classCoins.helped },
];

/** What keeps coins fair, as the shop tells it. */
export const coinGuards = (battlesOn: boolean): readonly string[] => [
  `Answers, mistakes${battlesOn ? ', sets and battles' : ' and sets'} earn up to ${mostCoinsADay} coins a day in total, and answers in any one topic up to ${mostTopicCoinsAWeek} a week.`,
  `One-off rewards are always paid in full: the daily quest, your first practice set of the day, a task, a topic,${battlesOn ? ' a tier, a season,' : ''} a friend, coins from your teacher and so on.`,
  `Tasks with fewer than ${fewestQuestionsOfPaidTask} questions earn coins for finishing and handing in only once a day.`,
  'You don’t earn coins for three answers in a row that are faster than anyone can read, or for easy questions in a topic you’ve mastered.',
];
