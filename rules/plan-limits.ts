import { freeQuestionsADay } from './constants';

/** What the free plan and a paid one hold: the limits go by it, and the pages that compare plans show it. */
export const planLimits = {
  /** In a course without a plan, once the trial is over. Null: as many as somebody likes. */
  questionsADay: { free: freeQuestionsADay, paid: null },
  /** Likewise. */
  battlesADay: { free: 2, paid: null },
  questionsInASet: { free: 10, paid: 40 },
  /** Replies of the tutor. */
  creditsADay: { free: 5, paid: 20 },
  /** How far back the statistics of learning activity go: four weeks, or 52. */
  statisticsDays: { free: 28, paid: 364 },
} as const;

export interface PlanDifference {
  what: string;
  free: string;
  paid: string;
}

const { battlesADay, questionsADay, questionsInASet, creditsADay, statisticsDays } = planLimits;
const within = `Included in the ${questionsADay.free}`;
const unlimited = 'As many as you like';

/** The differences between the plans, each true today. */
export const planDifferences: readonly PlanDifference[] = [
  { what: 'Questions a day', free: String(questionsADay.free), paid: unlimited },
  { what: 'Questions per practice set', free: `Up to ${questionsInASet.free}`, paid: `Up to ${questionsInASet.paid}` },
  { what: 'Practice sets a day', free: within, paid: unlimited },
  { what: 'Mistakes redone with new numbers', free: within, paid: unlimited },
  { what: 'Timed challenges', free: within, paid: unlimited },
  {
    what: 'Exam-length practice sets',
    free: 'No',
    paid: `Yes, ${questionsInASet.paid} questions`,
  },
  { what: 'Battles a day', free: String(battlesADay.free), paid: unlimited },
  { what: 'Tutor credits a day', free: String(creditsADay.free), paid: String(creditsADay.paid) },
  {
    what: 'Learning activity history',
    free: `${statisticsDays.free} days`,
    paid: `${statisticsDays.paid / 7} weeks`,
  },
  { what: 'Unlimited courses', free: 'None', paid: 'One, or three in a bundle' },
];

/** What everybody has for good, whatever they pay. */
export const inEveryPlan = [
  'Every course and topic',
  'Hints and worked solutions',
  'Error logbook and its statistics',
  'Classes and tasks',
  'All your work is saved',
] as const;
