/** What a teacher gives and a class does with MarsCoins. Nothing of it changes marks. */
export const classCoins = {
  fewestGiven: 1,
  mostGiven: 20,
  /** What the teachers of a class give together in a week (Monday to Sunday in the class's zone), for each student in it. */
  weeklyForEachStudent: 30,
  /** For helping a classmate, within what the week holds; once a day for each student. */
  helped: 5,
  longestReason: 60,
} as const;

/** What a class can give in a week. */
export const weeklyLimit = (students: number): number => classCoins.weeklyForEachStudent * students;

/** Ready reasons of an award; a teacher may write one in their own words instead. */
export const awardReasons = ['Kept at it', 'Careful working', 'A good explanation', 'A good question'] as const;

/** The reason of the award that is always the same. */
export const helpedReason = 'Helped a classmate';
