import { quietHours } from './constants';

/** Why somebody is here, as they say; it decides what home speaks of when nothing is due. */
export const goals = ['CATCH_UP', 'KEEP_UP', 'GET_AHEAD', 'EXAM'] as const;
export type Goal = (typeof goals)[number];

export const goalNames: Record<Goal, string> = {
  CATCH_UP: 'Catch up',
  KEEP_UP: 'Keep up with my class',
  GET_AHEAD: 'Get ahead',
  EXAM: 'Get ready for an exam',
};

/** Minutes a day that can be chosen. */
export const dailyMinutes = [5, 10, 20, 30] as const;

/** A day's quest asks for so many answers where no minutes were chosen, and never for fewer. */
export const leastDailyAnswers = 5;
const minutesAQuestion = 1.5;

/** Questions that fit into the minutes of a day. */
export const questionsIn = (minutes: number | null): number =>
  minutes === null ? leastDailyAnswers : Math.max(leastDailyAnswers, Math.round(minutes / minutesAQuestion));

/** Hours of the day at which somebody can be reminded: outside the quiet hours. */
export const studyHours: readonly number[] = Array.from(
  { length: quietHours.from - quietHours.until },
  (_, at) => quietHours.until + at,
);

/** Days without an answer after which nobody is reminded any more. */
export const remindedDays = 14;

/** What somebody who has registered is asked, in this order; each can be put off. */
export const ownSteps = ['age', 'goal', 'time', 'profile', 'invite', 'plan'] as const;
export type OwnStep = (typeof ownSteps)[number];

/** What somebody who teaches is led through after registering; each can be passed over. */
export const teacherSteps = ['school', 'subjects-years', 'first-class', 'students', 'first-task'] as const;
export type TeacherStep = (typeof teacherSteps)[number];

/** Comes before every other step while the terms are not accepted; registering accepts them, so few see it. */
export const termsStep = 'terms';

/** Days after registering for which steps that were not looked at are offered; the age has a rule of its own. */
export const offeredDays = 14;

/** The steps of people who have an account. */
export type AccountStep = OwnStep | TeacherStep | typeof termsStep;
export const isAccountStep = (text: unknown): text is AccountStep =>
  isOwnStep(text) || isTeacherStep(text) || text === termsStep;

export const isGoal = (text: unknown): text is Goal => goals.some((goal) => goal === text);
export const isOwnStep = (text: unknown): text is OwnStep => ownSteps.some((step) => step === text);
export const isTeacherStep = (text: unknown): text is TeacherStep => teacherSteps.some((step) => step === text);
