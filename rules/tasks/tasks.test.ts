import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bordersProblem, defaultBorders, gradeDisplay, letterOf, percentOf } from './grade';
import { isMark } from './points';
import { fitsRubric, readRubric, rubricText } from './rubric';
import {
  dateProblem,
  dayMore,
  type Extension,
  extensionProblem,
  noExtension,
  ownDates,
  type TaskDates,
} from './task-dates';
import {
  isInTab,
  lateBy,
  lateLabel,
  passesFilter,
  resultFilters,
  type Standing,
  standingOf,
  studentTaskStatus,
  type TabFacts,
  takesWork,
  taskTabs,
} from './task-status';
import { answersAreOut, type VisibleFacts } from './visibility';
import { wallLabel } from './wall-clock';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 23, 8);
const at = (ms: number) => new Date(start + ms);
const task: TaskDates = { opensAt: at(0), dueAt: at(2 * day), lateUntil: at(3 * day) };

const instants = fc.integer({ min: -5 * day, max: 30 * day }).map(at);
const dates = fc
  .tuple(instants, fc.integer({ min: 60_000, max: 10 * day }), fc.integer({ min: 0, max: 5 * day }))
  .map(([opensAt, toDue, toLate]): TaskDates => {
    const dueAt = new Date(opensAt.getTime() + toDue);
    return { opensAt, dueAt, lateUntil: new Date(dueAt.getTime() + toLate) };
  });
const extensions: fc.Arbitrary<Extension> = fc.record({
  dueAt: fc.option(instants),
  lateUntil: fc.option(instants),
});

describe('own dates', () => {
  it('are never before those of the class, and always in order', () => {
    fc.assert(
      fc.property(dates, extensions, (theirs, extension) => {
        const own = ownDates(theirs, extension);
        expect(own.dueAt >= theirs.dueAt && own.lateUntil >= theirs.lateUntil).toBe(true);
        expect(dateProblem(own)).toBeNull();
      }),
    );
  });

  it.each([
    ['the clocks go back', '2027-04-03T05:00:59.999Z', 'Sun 4 Apr 2027, 3:00 pm'],
    ['the clocks go forward', '2027-10-02T06:00:59.999Z', 'Sun 3 Oct 2027, 5:00 pm'],
  ])('24 hours more are 24 hours also when %s, and the label says when that is', (_what, due, label) => {
    const dueAt = new Date(due);
    const more = dayMore({ opensAt: new Date(0), dueAt, lateUntil: dueAt }, noExtension);
    expect(Number(more.dueAt) - dueAt.getTime()).toBe(day);
    expect(more.dueAt && wallLabel(more.dueAt, 'Australia/Sydney', at(0))).toBe(label);
  });

  it('a day more is 24 hours later at both ends, and an extension that is allowed', () => {
    fc.assert(
      fc.property(dates, extensions, (theirs, extension) => {
        const [before, after] = [extension, dayMore(theirs, extension)].map((each) => ownDates(theirs, each));
        expect(after?.dueAt.getTime()).toBe((before?.dueAt.getTime() ?? 0) + day);
        expect(after?.lateUntil.getTime()).toBe((before?.lateUntil.getTime() ?? 0) + day);
        expect(extensionProblem(theirs, dayMore(theirs, extension))).toBeNull();
      }),
    );
  });

  it.each([
    ['due before it opens', { ...task, dueAt: at(-1) }, 'dueAt'],
    ['due as it opens', { ...task, dueAt: at(0) }, 'dueAt'],
    ['late work ends before it is due', { ...task, lateUntil: at(day) }, 'lateUntil'],
  ])('%s: a sentence at the field', (_what, wrong, field) => {
    expect(dateProblem(wrong)?.field).toBe(field);
  });

  it('an extension gives more time or is refused', () => {
    expect(extensionProblem(task, noExtension)?.field).toBe('dueAt');
    expect(extensionProblem(task, { dueAt: at(day), lateUntil: null })?.field).toBe('dueAt');
    expect(extensionProblem(task, { dueAt: at(5 * day), lateUntil: at(4 * day) })?.field).toBe('lateUntil');
    expect(extensionProblem(task, { dueAt: null, lateUntil: at(4 * day) })).toBeNull();
    expect(extensionProblem(task, { dueAt: at(4 * day), lateUntil: null })).toBeNull();
  });
});

describe('the status of a student task', () => {
  const status = (handedInMs: number | null, nowMs: number, extension = noExtension) =>
    studentTaskStatus({ task, extension, handedInAt: handedInMs === null ? null : at(handedInMs) }, at(nowMs));

  it.each([
    [null, 2 * day, 'IN_PROGRESS'],
    [null, 2 * day + 1, 'OVER_DUE'],
    [null, 9 * day, 'OVER_DUE'],
    [2 * day, 9 * day, 'DONE'],
    [2 * day + 1, 9 * day, 'LATE_SUBMISSION'],
  ] as const)('handed in %s, looked at %s: %s', (handedIn, now, expected) => {
    expect(status(handedIn, now)).toBe(expected);
  });

  it('an own later date turns late work into work in time', () => {
    const extension = { dueAt: at(4 * day), lateUntil: null };
    expect(status(3 * day, 9 * day, extension)).toBe('DONE');
    expect(status(null, 3 * day, extension)).toBe('IN_PROGRESS');
  });

  it('stands in exactly one tab beside Favorite, and passes the filter of the same name', () => {
    const tabOf = { IN_PROGRESS: 'in-progress', DONE: 'done', LATE_SUBMISSION: 'done', OVER_DUE: 'overdue' } as const;
    fc.assert(
      fc.property(
        dates,
        extensions,
        fc.option(instants),
        instants,
        fc.boolean(),
        (theirs, extension, handedInAt, now, starred) => {
          const facts = { task: theirs, extension, handedInAt };
          const found = studentTaskStatus(facts, now);
          const tabsOf = (more: Partial<TabFacts> = {}) => {
            const shown = { status: found, starred, hidden: false, excused: false, closed: false, ...more };
            return taskTabs.map(({ id }) => id).filter((id) => isInTab(id, shown));
          };
          const favorite = starred ? ['favorite'] : [];
          expect(tabsOf()).toEqual([tabOf[found], ...favorite]);
          expect(tabsOf({ closed: true })).toEqual([found === 'IN_PROGRESS' ? 'done' : tabOf[found], ...favorite]);
          expect(tabsOf({ hidden: true })).toEqual([]);
          expect(tabsOf({ excused: true })).toEqual([]);
          const progress = { excused: false, opened: true, answered: 0, reopened: false, left: false };
          const standing = standingOf(facts, progress, now);
          const passed = resultFilters.filter((filter) => passesFilter(filter, { status: found, standing }));
          const expected = {
            DONE: ['Finished'],
            LATE_SUBMISSION: ['Finished', 'LateSubmission'],
            IN_PROGRESS: ['Unfinished'],
            OVER_DUE: ['Overdue'],
          };
          expect(passed).toEqual(expected[found]);
          expect(lateBy(facts) === null).toBe(found !== 'LATE_SUBMISSION');
        },
      ),
    );
  });

  it('an extension only ever moves it from overdue or late towards in progress or done', () => {
    const worse = { DONE: 0, IN_PROGRESS: 0, LATE_SUBMISSION: 1, OVER_DUE: 1 };
    fc.assert(
      fc.property(dates, extensions, fc.option(instants), instants, (theirs, extension, handedInAt, now) => {
        const before = studentTaskStatus({ task: theirs, extension: noExtension, handedInAt }, now);
        const after = studentTaskStatus({ task: theirs, extension, handedInAt }, now);
        expect(worse[after]).toBeLessThanOrEqual(worse[before]);
      }),
    );
  });

  it('takes work from opening to closing, unless it is handed in, closed or excused', () => {
    const facts = { task, extension: noExtension, handedInAt: null };
    const open = { closedAt: null, excused: false };
    expect(takesWork(facts, open, at(-1))).toBe(false);
    expect(takesWork(facts, open, at(0))).toBe(true);
    expect(takesWork(facts, open, at(3 * day))).toBe(true);
    expect(takesWork(facts, open, at(3 * day + 1))).toBe(false);
    expect(takesWork(facts, { closedAt: at(0), excused: false }, at(1))).toBe(false);
    expect(takesWork(facts, { closedAt: null, excused: true }, at(1))).toBe(false);
    expect(takesWork({ ...facts, handedInAt: at(1) }, open, at(2))).toBe(false);
  });

  it('a teacher reads what lies behind it', () => {
    const facts = { task, extension: noExtension, handedInAt: null };
    const none = { excused: false, opened: false, answered: 0, reopened: false, left: false };
    expect(standingOf(facts, none, at(1))).toBe('NOT_OPENED');
    expect(standingOf(facts, { ...none, opened: true }, at(1))).toBe('OPENED');
    expect(standingOf(facts, { ...none, opened: true, answered: 2 }, at(1))).toBe('WORKING');
    expect(standingOf(facts, { ...none, opened: true, answered: 2, reopened: true }, at(1))).toBe('REOPENED');
    expect(standingOf(facts, none, at(9 * day))).toBe('OVERDUE');
    expect(standingOf(facts, { ...none, excused: true }, at(9 * day))).toBe('EXCUSED');
    expect(standingOf(facts, { ...none, left: true }, at(9 * day))).toBe('LEFT');
    expect(standingOf({ ...facts, handedInAt: at(1) }, { ...none, left: true }, at(9 * day))).toBe('LEFT');
    const passes = (standing: Standing) =>
      resultFilters.filter((filter) => passesFilter(filter, { status: 'OVER_DUE', standing }));
    expect([passes('LEFT'), passes('EXCUSED'), passes('OVERDUE')]).toEqual([[], [], ['Overdue']]);
  });

  it.each([
    [1, '1 minute'],
    [59 * 60_000, '59 minutes'],
    [hour, '1 hour'],
    [47 * hour, '47 hours'],
    [2 * day, '2 days'],
    [2 * day + 1, '3 days'],
  ])('%d ms late is %s', (ms, label) => expect(lateLabel(ms)).toBe(label));
});

describe('what a student sees, and when', () => {
  const facts = (more: Partial<VisibleFacts>, rule: Partial<VisibleFacts['rule']> = {}): VisibleFacts => ({
    rule: { answersWhen: 'HAND_IN', answersAt: null, ...rule },
    task,
    extension: noExtension,
    handedInAt: null,
    closedAt: null,
    ...more,
  });

  it.each([
    ['HAND_IN', 1, true],
    ['DUE', 1, false],
    ['DUE', 2 * day + 1, true],
    ['NEVER', 99 * day, false],
  ] as const)('of a test handed in, answers %s, at %d ms: %s', (answersWhen, now, out) => {
    expect(answersAreOut(facts({ handedInAt: at(0) }, { answersWhen }), at(now))).toBe(out);
  });

  it('at a date from that date on, for whoever does not work on it any more', () => {
    const kind = { answersWhen: 'DATE', answersAt: at(4 * day) } as const;
    expect(answersAreOut(facts({ handedInAt: at(0) }, kind), at(4 * day - 1))).toBe(false);
    expect(answersAreOut(facts({ handedInAt: at(0) }, kind), at(4 * day))).toBe(true);
    const extended = facts({ extension: { dueAt: at(6 * day), lateUntil: null } }, kind);
    expect(answersAreOut(extended, at(5 * day))).toBe(false);
  });

  it('never of a test that is being worked on, whatever its dates', () => {
    const whens = fc.constantFrom('NEVER', 'HAND_IN', 'DUE', 'DATE');
    fc.assert(
      fc.property(
        dates,
        extensions,
        whens,
        fc.option(instants),
        instants,
        (theirs, extension, answersWhen, answersAt, now) => {
          fc.pre(now <= ownDates(theirs, extension).lateUntil);
          const running = facts({ task: theirs, extension }, { answersWhen, answersAt } as Partial<
            VisibleFacts['rule']
          >);
          expect(answersAreOut(running, now)).toBe(false);
        },
      ),
    );
  });
});

describe('grades', () => {
  it.each([
    ['POINT', 17, 20, '17 / 20'],
    ['POINT', 17.5, 20, '17.5 / 20'],
    ['PERCENTAGE', 17, 20, '85 %'],
    ['PERCENTAGE', 1, 8, '13 %'],
    ['PERCENTAGE', 0, 0, null],
    ['LETTER', 17, 20, 'A · 17 / 20'],
    ['LETTER', 16.9, 20, 'B · 16.9 / 20'],
    ['LETTER', 0, 20, 'E · 0 / 20'],
    ['NOT_GRADE', 17, 20, null],
  ] as const)('%s of %d in %d: %s', (gradeType, points, possible, shown) => {
    expect(gradeDisplay(gradeType, { points, possible })).toBe(shown);
  });

  it('a higher score never has a worse letter or a lower per cent', () => {
    const halves = fc.integer({ min: 0, max: 80 }).map((value) => value / 2);
    fc.assert(
      fc.property(halves, halves, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((points) => ({ points, possible: 40 }));
        if (!low || !high) throw new Error('There are two.');
        expect(percentOf(low) ?? 0).toBeLessThanOrEqual(percentOf(high) ?? 0);
        expect((letterOf(low, defaultBorders) ?? '') >= (letterOf(high, defaultBorders) ?? '')).toBe(true);
      }),
    );
  });

  it('borders fall from letter to letter', () => {
    expect(bordersProblem(defaultBorders)).toBeNull();
    expect(bordersProblem({ A: 85, B: 85, C: 50, D: 25 })).toMatch(/lower/);
    expect(bordersProblem({ A: 185, B: 85, C: 50, D: 25 })).toMatch(/1 to 100/);
    expect(bordersProblem({ A: 85, B: 70.5, C: 50, D: 25 })).toMatch(/whole/);
  });
});

describe('points and rubrics', () => {
  it('a mark is halves, from none to all', () => {
    expect([0, 0.5, 2, 2.5, -1, 0.3, Number.NaN].map((value) => isMark(value, 2))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('a rubric is read line by line', () => {
    const text = 'Method: none | with help | alone\nWorking: no lines | every line';
    const read = readRubric(`\n${text}\n`);
    if ('problem' in read) throw new Error(read.problem);
    expect(rubricText(read.criteria)).toBe(text);
    expect(fitsRubric(read.criteria, [2, 1])).toBe(true);
    expect(fitsRubric(read.criteria, [3, 1])).toBe(false);
    expect(fitsRubric(read.criteria, [1])).toBe(false);
    expect(readRubric('Method alone')).toHaveProperty('problem');
    expect(readRubric('')).toHaveProperty('problem');
  });
});
