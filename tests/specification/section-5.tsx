import { expect } from 'vitest';
import { CreditBattery } from '../../app/components/chat/credit-battery';
import { SolvedCounts } from '../../app/components/practice/result/solved-counts';
import { batteryColour, batteryDrawnWidth, batteryPercent } from '../../rules/battery';
import { registrationForm } from '../../rules/forms/account';
import { readForm } from '../../rules/forms/read-form';
import { isPracticeQuestionPath } from '../../rules/path-patterns';
import { remindedCourse, shouldRemind } from '../../rules/reminder';
import { scoreColour } from '../../rules/score-colour';
import { trialDaysLeft } from '../../rules/trial';
import { htmlOf } from './page-html';
import { loaded, redirectTarget } from './pages';
import { dataServer, memberRequest } from './requests';
import type { Row } from './row';
import { shellData } from './shell-data';

const id = '0b0a7a4e-5f4c-4c1b-9a53-0f1d2c3b4a59';
const upTo = (last: number) => Array.from({ length: last + 1 }, (_, value) => value);

const pathRows: Row[] = [
  {
    says: 'The path of a practice’s result is a UUID followed by result',
    holds: async () => {
      const result = (practiceId: string) =>
        loaded('/practice/{practiceId}/result', memberRequest(`/practice/${practiceId}/result`), { practiceId });
      expect(redirectTarget(await result('12'))).toBe('/home');
      dataServer({ data: { viewer: shellData().viewer, unresolvedCountByCourse: [], practice: null } });
      expect(await result(id)).toMatchObject({ status: 404 });
    },
  },
  {
    says: 'The path of a practice’s question is a UUID followed by a numeric index',
    holds: () => {
      expect(isPracticeQuestionPath(`/practice/${id}/12`)).toBe(true);
      for (const path of ['/practice/12/1', `/practice/${id}/one`, `/practice/${id}/result`])
        expect(isPracticeQuestionPath(path)).toBe(false);
    },
  },
];

const reminderRows: Row[] = [
  {
    says: 'No reminder for fewer than 30 unresolved errors, whatever was dismissed',
    holds: () => {
      for (const dismissed of [0, 29, 30, 200])
        expect(upTo(29).filter((unresolved) => shouldRemind(unresolved, dismissed))).toEqual([]);
    },
  },
  {
    says: 'At exactly 30 it shows when the last dismissal was below 30',
    holds: () => expect(upTo(60).filter((dismissed) => shouldRemind(30, dismissed))).toEqual(upTo(29)),
  },
  {
    says: 'At a multiple of 10 it shows when there are more than at the last dismissal',
    holds: () => {
      for (const unresolved of [40, 50, 100])
        expect(upTo(120).filter((dismissed) => shouldRemind(unresolved, dismissed))).toEqual(upTo(unresolved - 1));
    },
  },
  {
    says: 'Otherwise it shows unless the last dismissal was at the multiple of 10 below, or above it',
    holds: () => {
      for (const [unresolved, step] of [
        [31, 30],
        [39, 30],
        [45, 40],
        [101, 100],
      ] as const)
        expect(upTo(120).filter((dismissed) => shouldRemind(unresolved, dismissed))).toEqual(upTo(step - 1));
    },
  },
  {
    says: 'A course that was never dismissed counts as dismissed at 0, each course by itself',
    holds: () => {
      const counts = [
        { courseId: 'a', unresolvedCount: 34 },
        { courseId: 'b', unresolvedCount: 34 },
      ];
      expect(remindedCourse(counts, {}, null)).toBe('a');
      expect(remindedCourse(counts, { a: 34 }, null)).toBe('b');
    },
  },
];

/** The colour of the drawn battery, and the width of its bar out of 20. */
function battery(creditsUsed: number, totalCredits = 100) {
  const credit = {
    creditsUsed,
    totalCredits,
    cycleStartedAt: '2026-11-19T13:00:00Z',
    creditResetFrequency: 'DAILY' as const,
    nextResetTime: '2026-11-20T13:00:00Z',
  };
  const html = htmlOf(<CreditBattery credit={credit} timeZone="Australia/Sydney" />);
  return {
    colour: /data-colour="(\w+)"/.exec(html)?.[1],
    width: Number(/x="3\.5"[^>]* width="([\d.]+)"/.exec(html)?.[1]),
  };
}

const batteryRows: Row[] = [
  {
    says: 'The battery’s percent is the share of the credits that is left',
    holds: () => expect([0, 25, 100].map((used) => batteryPercent(used, 100))).toEqual([100, 75, 0]),
  },
  {
    says: 'It is 100 when the total is 0',
    holds: () => expect([0, 7].map((used) => batteryPercent(used, 0))).toEqual([100, 100]),
  },
  {
    says: 'It is never below 0 or above 100',
    holds: () => expect([150, -10].map((used) => batteryPercent(used, 100))).toEqual([0, 100]),
  },
  {
    says: 'The battery is green above 20',
    holds: () => {
      expect([100, 20.1].map(batteryColour)).toEqual(['green', 'green']);
      expect(battery(79).colour).toBe('green');
    },
  },
  {
    says: 'It is amber above 10, up to 20',
    holds: () => {
      expect([20, 10.1].map(batteryColour)).toEqual(['amber', 'amber']);
      expect(battery(80).colour).toBe('amber');
    },
  },
  {
    says: 'It is red above 0, up to 10',
    holds: () => {
      expect([10, 0.1].map(batteryColour)).toEqual(['red', 'red']);
      expect(battery(90).colour).toBe('red');
    },
  },
  {
    says: 'It is grey otherwise',
    holds: () => {
      expect(batteryColour(0)).toBe('grey');
      expect(battery(100).colour).toBe('grey');
    },
  },
  {
    says: 'A bar above 0 and at most 10 is drawn 10 per cent wide, any other as wide as it is',
    holds: () => {
      expect([0, 0.1, 10, 10.5, 100].map(batteryDrawnWidth)).toEqual([0, 10, 10, 10.5, 100]);
      expect([battery(99).width, battery(90).width, battery(100).width]).toEqual([2, 2, 0]);
    },
  },
];

const figure = (solved: number) =>
  /color:(var\(--score-\w+\))/.exec(htmlOf(<SolvedCounts firstTry={0} solved={solved} total={10} />))?.[1];
const day = 86_400;

const numberRows: Row[] = [
  {
    says: 'Trial days left are 14 minus the whole days since the terms were accepted',
    holds: () =>
      expect([0, day - 1, day, 13.9 * day, 14 * day].map((passed) => trialDaysLeft(0, passed))).toEqual([
        14, 14, 13, 1, 0,
      ]),
  },
  {
    says: 'A score up to 0.4 is red',
    holds: () => {
      expect([0, 0.4].map(scoreColour)).toEqual(['red', 'red']);
      expect([1, 4].map(figure)).toEqual(['var(--score-low)', 'var(--score-low)']);
    },
  },
  {
    says: 'A score above that, up to 0.7, is orange',
    holds: () => {
      expect([0.41, 0.7].map(scoreColour)).toEqual(['orange', 'orange']);
      expect([5, 7].map(figure)).toEqual(['var(--score-mid)', 'var(--score-mid)']);
    },
  },
  {
    says: 'A score above that is green',
    holds: () => {
      expect([0.71, 1].map(scoreColour)).toEqual(['green', 'green']);
      expect([8, 10].map(figure)).toEqual(['var(--score-high)', 'var(--score-high)']);
    },
  },
  {
    says: 'The specification shows no rules for forms: ours say of every field what is missing',
    holds: () => {
      const blank = { role: 'STUDENT', nickname: '', email: '', password: '', yearLevel: '', terms: '' };
      const read = readForm(registrationForm, blank);
      expect(read.ok ? [] : Object.keys(read.errors).sort()).toEqual([
        'email',
        'nickname',
        'password',
        'terms',
        'yearLevel',
      ]);
    },
  },
];

/** Validation rules. */
export const section5: Row[] = [...pathRows, ...reminderRows, ...batteryRows, ...numberRows];
