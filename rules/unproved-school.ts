/**
 * What the classes of a teacher hold whose school nobody has confirmed: anybody can register as a teacher, prepare
 * accounts and set tasks for them. A class of 30 with homework every day stays within all of it.
 */
export const unprovedSchool = {
  /** Coins that one owner's classes are given in a week together: 30 for each of 30 students, as a class of 30 may have. */
  awardedByOwnerAWeek: 900,
  /** Coins that one student is given in a week: three times the most of one award. A share of 30 is usual. */
  awardedToStudentAWeek: 60,
  /** Tasks of such classes whose hand-in earns coins, for each student in any 30 days: one every day, and a test a week. */
  paidTasksInThirtyDays: 35,
  /**
   * Questions of homework, and as many of tests, that a student without a plan has begun on one day before no further
   * task opens: three sets of twenty, for a day of catching up. What was begun is always finished.
   */
  questionsBegunADay: 60,
  /** The same in any 24 hours: whoever moves on from time zone to time zone begins a new day often. */
  questionsBegunInTwentyFourHours: 120,
} as const;

/**
 * A task with fewer questions is a short one, such as a single question at the end of a lesson: however many of them a
 * student hands in on a day, they earn the coins of finishing and of handing in once together. This holds in every school.
 */
export const fewestQuestionsOfPaidTask = 3;

export const isShortTask = (questionCount: number): boolean => questionCount < fewestQuestionsOfPaidTask;
