import { practiceGift } from './practice-gift';

/** What a teacher gives and a class does with MarsCoins. Nothing of it changes marks. */
export const classCoins = {
  fewestGiven: 1,
  mostGiven: 20,
  /** What the teachers of a class give together in a week (Monday to Sunday in the class's zone), for each student in it. */
  weeklyForEachStudent: 30,
  /** For helping a classmate, within what the week holds; once a day for each student. */
  helped: 5,
  longestReason: 60,
  lowestGoal: 500,
  highestGoal: 5000,
  longestReward: 60,
} as const;

/** What a class can give in a week. */
export const weeklyLimit = (students: number): number => classCoins.weeklyForEachStudent * students;

/** Ready reasons of an award; a teacher may write one in their own words instead. */
export const awardReasons = ['Kept at it', 'Careful working', 'A good explanation', 'A good question'] as const;

/** The reason of the award that is always the same. */
export const helpedReason = 'Helped a classmate';

/** What students may buy for a homework where their teacher lets them, each once a task. Nothing of it changes marks. */
export const taskItems = {
  MORE_TIME: { name: '24 more hours', price: 120 },
  OTHER_NUMBERS: { name: 'New numbers', price: 40 },
} as const;
export type TaskItem = keyof typeof taskItems;

/** How coins can be used with others, as the shop tells it. */
export const coinUses: readonly string[] = [
  'The class pot: add as many as you like towards something your teacher gives the whole class.',
  `Homework, if your teacher allows it: 24 more hours for ${taskItems.MORE_TIME.price}, or new numbers in an open question for ${taskItems.OTHER_NUMBERS.price}. Each one once per task, and never in a test.`,
  `A friend who follows you back, or a classmate who lets others follow them: give a practice set for ${practiceGift.price}on the Following page.`,
];
