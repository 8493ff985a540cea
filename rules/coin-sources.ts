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
  /** Half of a task or more done, and handed in; these two stand outside the day's cap. */
  TASK_ON_TIME: 10,
  TASK_LATE: 4,
  QUEST_OF_DAY: 12,
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

/** Coins that practice can earn in one day of the student. */
export const mostCoinsADay = 150;

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
  QUEST_OF_DAY: 'Quest of the day',
  REPORT_ACCEPTED: 'You found a mistake of ours',
  FRIEND_JOINED: 'A friend of yours has begun',
  BATTLE_PLAYED: 'Battle played to the end',
  BATTLE_WON: 'Battle won',
  BATTLE_DRAWN: 'Battle drawn',
  BATTLE_TIER_UP: 'A tier up',
};

/** How coins are earned, as the shop tells it: what for, and how many. */
export const coinSources: readonly { label: string; amount: number; inBattles?: true }[] = [
  { label: 'Right at the first try (twice as much in a challenge)', amount: coinAmounts.FIRST_TRY },
  { label: 'Right after a hint or another look', amount: coinAmounts.AFTER_HINT },
  { label: 'A set finished, half of it answered or more', amount: coinAmounts.PRACTICE_FINISHED },
  { label: 'Every question of a challenge answered in time', amount: coinAmounts.CHALLENGE_FINISHED },
  { label: 'The first set of a day', amount: coinAmounts.FIRST_SESSION_OF_DAY },
  { label: 'The quest of the day', amount: coinAmounts.QUEST_OF_DAY },
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
  { label: 'A friend with your code finished a first set', amount: coinAmounts.FRIEND_JOINED },
  { label: 'A mistake of ours that you reported', amount: coinAmounts.REPORT_ACCEPTED },
];

/** What keeps coins fair, as the shop tells it. */
export const coinGuards: readonly string[] = [
  `At most ${mostCoinsADay} coins a day, and ${mostTopicCoinsAWeek} a week from answers in one topic. Handing in a task earns on top.`,
  'None for three answers in a row that came quicker than anybody reads, and none for easy questions of a topic that you have mastered.',
];
