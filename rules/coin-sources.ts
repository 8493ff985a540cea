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
  FIRST_TRY: 'Right at the first try',
  AFTER_HINT: 'Right after a hint',
  CHALLENGE_FIRST_TRY: 'Right at the first try in a challenge',
  CHALLENGE_AFTER_HINT: 'Right after a hint in a challenge',
  CHALLENGE_AFTER_RETRY: 'Right after another look in a challenge',
  AFTER_RETRY: 'Right after another look',
  PRACTICE_FINISHED: 'Set finished',
  CHALLENGE_FINISHED: 'Every question of a challenge answered',
  FIRST_SESSION_OF_DAY: 'First session today',
  COMEBACK: 'Welcome back',
  ERROR_FIXED: 'Error fixed',
  ERROR_STILL_RIGHT: 'Error still right a week later',
  MISCONCEPTION_RETIRED: 'A wrong idea is gone for good',
  REVIEW_COMPLETED: 'Errors gone through',
  TOPIC_MASTERED: 'Topic mastered',
  PLACEMENT_DONE: 'Placement test done',
  TASK_ON_TIME: 'Task handed in on time',
  TASK_LATE: 'Task handed in late',
  QUEST_OF_DAY: 'Daily quest',
  OWN_QUEST: 'Your own quest',
  REPORT_ACCEPTED: 'You found a mistake of ours',
  FRIEND_JOINED: 'A friend of yours has begun',
  BATTLE_PLAYED: 'Battle played to the end',
  BATTLE_WON: 'Battle won',
  BATTLE_DRAWN: 'Battle drawn',
  BATTLE_TIER_UP: 'A tier up',
};

/** How coins are earned, as the shop tells it: what for, and how many; up to `most` where it depends. */
export const coinSources: readonly { label: string; amount: number; most?: number; inBattles?: true }[] = [
  { label: 'Right at the first try (twice as much in a challenge)', amount: coinAmounts.FIRST_TRY },
  { label: 'Right after a hint or another look', amount: coinAmounts.AFTER_HINT },
  { label: 'A set finished, half of it answered or more', amount: coinAmounts.PRACTICE_FINISHED },
  { label: 'Every question of a challenge answered in time', amount: coinAmounts.CHALLENGE_FINISHED },
  { label: 'The first set of a day', amount: coinAmounts.FIRST_SESSION_OF_DAY },
  { label: 'The quest of the day', amount: coinAmounts.QUEST_OF_DAY },
  { label: 'Your own quest that you began in the shop', amount: coinAmounts.OWN_QUEST },
  { label: 'An error fixed without help', amount: coinAmounts.ERROR_FIXED },
  { label: 'That error still right a week later', amount: coinAmounts.ERROR_STILL_RIGHT },
  { label: 'A wrong idea gone, with none of its errors left', amount: coinAmounts.MISCONCEPTION_RETIRED },
  { label: 'All errors of a review gone through, once a day', amount: coinAmounts.REVIEW_COMPLETED },
  { label: 'A topic mastered for the first time', amount: coinAmounts.TOPIC_MASTERED },
  { label: 'A task handed in on time, half of it done or more', amount: coinAmounts.TASK_ON_TIME },
  { label: 'A task handed in late', amount: coinAmounts.TASK_LATE },
  { label: 'Your first placement test', amount: coinAmounts.PLACEMENT_DONE },
  { label: 'Back after a week or more away', amount: coinAmounts.COMEBACK },
  { label: 'A battle played to the end, the first ten of a day', amount: coinAmounts.BATTLE_PLAYED, inBattles: true },
  { label: 'A battle won', amount: coinAmounts.BATTLE_WON, inBattles: true },
  { label: 'A battle drawn', amount: coinAmounts.BATTLE_DRAWN, inBattles: true },
  { label: 'A tier reached for the first time', amount: coinAmounts.BATTLE_TIER_UP, inBattles: true },
  {
    label: 'A season of battles ended, ten rated ones in it or more, by your tier',
    amount: seasonCoins(1),
    most: seasonCoins(tiers.length),
    inBattles: true,
  },
  { label: 'A friend with your code finished a first set', amount: coinAmounts.FRIEND_JOINED },
  { label: 'A mistake of ours that you reported', amount: coinAmounts.REPORT_ACCEPTED },
  { label: 'Something well done, when your teacher gives coins for it: up to', amount: classCoins.mostGiven },
  { label: 'Helping a classmate, when your teacher marks it', amount: classCoins.helped },
];

/** What keeps coins fair, as the shop tells it. */
export const coinGuards = (battlesOn: boolean): readonly string[] => [
  `Answers, errors${battlesOn ? ', sets and battles' : ' and sets'} earn at most ${mostCoinsADay} coins a day together, and answers in one topic at most ${mostTopicCoinsAWeek} a week.`,
  `What is earned once is paid in full on any day: the quest, the first set of a day, a task, a topic,${battlesOn ? ' a tier, a season,' : ''} a friend, what your teacher gives and the like.`,
  `Tasks with fewer than ${fewestQuestionsOfPaidTask} questions earn coins for finishing and handing in only once a day.`,
  'None for three answers in a row that came quicker than anybody reads, and none for easy questions of a topic that you have mastered.',
];
