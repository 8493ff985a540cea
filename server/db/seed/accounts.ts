import type { Role } from '../../platform/viewer';
import { otherNicknames, sampleNicknames } from './sample-names';

export interface DemoAccount {
  email: string;
  nickname: string;
  role: Role;
  yearLevel: number | null;
  /** Days since the terms were accepted; null: not accepted yet. */
  termsAcceptedDaysAgo: number | null;
  history: DemoHistory | null;
  /** The sample class that the student is in. */
  className: string | null;
}

/** What a sample student did in the last eight weeks. */
export interface DemoHistory {
  courseId: string;
  /** Weeks of practice up to today. */
  weeks: number;
  sessionsAWeek: number;
  /** Added to the rating of an average student: 300 points are odds of about six to one. */
  ability: number;
  /** Goes to the error logbook once more errors than this wait there. */
  patience: number;
  /** Unresolved errors to end with, where a screen counts on it. */
  unresolved: number | null;
  /** Practises on each of the last days, and has a practice open now. */
  active: boolean;
}

/** The password of every demo account. */
export const demoPassword = 'marsmaths-demo';

const classmate: DemoHistory = {
  courseId: 'year-6',
  weeks: 8,
  sessionsAWeek: 3,
  ability: 0,
  patience: 6,
  unresolved: null,
  active: false,
};

const adult = (email: string, nickname: string, role: Role): DemoAccount => ({
  email,
  nickname,
  role,
  yearLevel: null,
  termsAcceptedDaysAgo: 70,
  history: null,
  className: null,
});

const student = (
  email: string,
  nickname: string,
  daysAgo: number | null,
  history: DemoHistory | null,
  { className, yearLevel = 6 }: { className: string | null; yearLevel?: number } = { className: '6B' },
): DemoAccount => ({
  email,
  nickname,
  role: 'STUDENT',
  yearLevel,
  termsAcceptedDaysAgo: daysAgo,
  history,
  className,
});

/** Twenty-two more students fill the class of 24. */
const classmates = sampleNicknames.map((nickname, place) =>
  student(`student${place + 3}@demo.test`, nickname, 57, {
    ...classmate,
    ability: abilityOf(place),
    sessionsAWeek: 2 + (place % 3),
  }),
);

/** The two other classes have begun a week ago: a sitting or two each, and some have not come yet. */
const newcomers = Object.entries(otherNicknames).flatMap(([className, nicknames]) =>
  nicknames.map((nickname, place) => {
    const yearLevel = Number.parseInt(className, 10);
    const email = `${className.toLowerCase()}-${place + 1}@demo.test`;
    const history =
      place % 5 === 4
        ? null
        : { ...classmate, courseId: `year-${yearLevel}`, weeks: 1, sessionsAWeek: 1.5, ability: abilityOf(place) };
    return student(email, nickname, 8, history, { className, yearLevel });
  }),
);

export const demoAccounts: readonly DemoAccount[] = [
  student('student@demo.test', 'Ava Sample', 5, {
    ...classmate,
    sessionsAWeek: 5,
    ability: -40,
    patience: 42,
    unresolved: 34,
    active: true,
  }),
  student('student2@demo.test', 'Ben Sample', 5, { ...classmate, ability: 120 }),
  student('newstudent@demo.test', 'New Sample', null, null, { className: null }),
  student('expired@demo.test', 'Eli Sample', 30, { ...classmate, weeks: 2 }, { className: null }),
  adult('teacher@demo.test', 'Teacher Sample', 'TEACHER'),
  adult('teacher2@demo.test', 'Second Teacher Sample', 'TEACHER'),
  adult('tutor@demo.test', 'Tutor Sample', 'TUTOR'),
  adult('admin@demo.test', 'Admin Sample', 'ADMIN'),
  ...classmates,
  ...newcomers,
];

/** Abilities spread evenly from weak to strong, in mixed order. */
function abilityOf(place: number): number {
  return ((place * 7) % 22) * 24 - 240;
}
