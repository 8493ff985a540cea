import { describe, expect, it } from 'vitest';
import { markBook, sortedRows } from './mark-book';

const student = (name: string, { points = 5, ...more }: { points?: number; [name: string]: unknown } = {}) => ({
  id: `own-${name}`,
  studentId: name,
  nickname: name,
  status: 'DONE',
  standing: 'HANDED_IN',
  excused: false,
  answered: 10,
  score: { pointsScore: points, rubricScore: null },
  scored: true,
  lateMs: null,
  waitingRequests: 0,
  grade: null as string | null,
  ...more,
});

const task = (id: string, dueAt: string, students: ReturnType<typeof student>[], more = {}) => ({
  id,
  state: 'OPEN',
  type: 'HOMEWORK' as const,
  title: id,
  questionCount: 10,
  pointsPossible: 10,
  dueAt,
  gradeType: 'POINT',
  letterBorders: [85, 70, 50, 25],
  students,
  ...more,
});

const data = [
  task('late', '2026-11-20T05:00:00Z', [
    student('Zoe', { points: 10 }),
    student('Ava', { points: 4, status: 'LATE_SUBMISSION', standing: 'LATE', lateMs: 1 }),
    student('Ben', { status: 'OVER_DUE', standing: 'OVERDUE', points: 3 }),
  ]),
  task('early', '2026-11-10T05:00:00Z', [
    student('Zoe', { excused: true, standing: 'EXCUSED' }),
    student('Ava', { points: 8 }),
  ]),
  task('draft', '', [], { state: 'DRAFT', dueAt: null }),
];
const book = () => markBook(data, { timeZone: 'Australia/Sydney', now: new Date('2026-11-23T00:00:00Z') });
const names = (sort: string | null) => sortedRows(book(), sort).map(({ nickname }) => nickname);

describe('the mark book', () => {
  it('has the tasks that are out, oldest first, and a row for each student by name', () => {
    expect(book().tasks.map(({ id, line }) => [id, line])).toEqual([
      ['early', 'Due 10 Nov, of 10'],
      ['late', 'Due 20 Nov, of 10'],
    ]);
    expect(names(null)).toEqual(['Ava', 'Ben', 'Zoe']);
  });

  it('adds up what was handed in; excused and overdue work counts nowhere', () => {
    expect(book().rows.map(({ nickname, all }) => [nickname, all])).toEqual([
      ['Ava', 60],
      ['Ben', null],
      ['Zoe', 100],
    ]);
    expect(book().medians).toEqual([80, 70]);
    expect(book().means).toEqual([80, 70]);
    expect(book().mean).toBe(73);
  });

  it('shows points with their colour, and a word where there are none', () => {
    const [ava, ben, zoe] = book().rows;
    expect(ava?.cells.map(({ points, colour, note }) => [points, colour, note?.label])).toEqual([
      [8, 'green', undefined],
      [4, 'red', 'Late'],
    ]);
    expect(ben?.cells.map(({ id, note }) => [id, note?.label])).toEqual([
      [null, undefined],
      ['own-Ben', 'Overdue, 10 of 10'],
    ]);
    expect(zoe?.cells[0]?.note?.label).toBe('Excused');
  });

  it('shows what somebody did who has left the class, and counts it in no figure of the class', () => {
    const gone = student('Cy', { points: 0, standing: 'LEFT' });
    const withGone = data.map((one) => ({ ...one, students: [...one.students, ...(one.id === 'late' ? [gone] : [])] }));
    const made = markBook(withGone, { timeZone: 'Australia/Sydney', now: new Date('2026-11-23T00:00:00Z') });
    expect(made.rows.find(({ nickname }) => nickname === 'Cy')?.cells[1]).toMatchObject({
      points: 0,
      note: { label: 'Left the class' },
    });
    expect([made.medians, made.means, made.mean]).toEqual([book().medians, book().means, book().mean]);
  });

  it('shows the letter with the points where a task is graded by letters', () => {
    const graded = [task('letters', '2026-11-10T05:00:00Z', [student('Ava', { points: 8 })], { gradeType: 'LETTER' })];
    const made = markBook(graded, { timeZone: 'Australia/Sydney', now: new Date('2026-11-23T00:00:00Z') });
    expect(made.rows[0]?.cells[0]).toMatchObject({ points: 8, letter: 'B' });
    expect(book().rows[0]?.cells[0]?.letter).toBeNull();
  });

  it('says in words and colour what is missing, and what is not started before it is due', () => {
    const open = [
      task('open', '2026-11-30T05:00:00Z', [
        student('Ava', { status: 'OVER_DUE', standing: 'OVERDUE', answered: 0 }),
        student('Ben', { status: 'IN_PROGRESS', standing: 'NOT_OPENED', answered: 0 }),
      ]),
    ];
    const made = markBook(open, { timeZone: 'Australia/Sydney', now: new Date('2026-11-23T00:00:00Z') });
    expect(made.rows.map(({ cells }) => cells[0]?.note)).toEqual([
      { tone: 'bad', label: 'Missing' },
      { tone: 'warn', label: 'Not started' },
    ]);
  });

  it('says what is to be marked, and counts it nowhere', () => {
    const unmarked = [task('rubric', '2026-11-10T05:00:00Z', [student('Ava', { scored: false, points: 0 })])];
    const made = markBook(unmarked, {
      timeZone: 'Australia/Sydney',
      now: new Date('2026-11-23T00:00:00Z'),
    });
    expect(made.rows[0]?.cells[0]).toMatchObject({ points: null, note: { label: 'Needs marking' } });
    expect([made.rows[0]?.all, made.medians]).toEqual([null, [null]]);
  });

  it('says whose mark is asked to be looked at again, beside the score', () => {
    const asked = [
      task('asked', '2026-11-10T05:00:00Z', [
        student('Ava', { waitingRequests: 1 }),
        student('Ben', { waitingRequests: 2, status: 'LATE_SUBMISSION', standing: 'LATE', lateMs: 1 }),
      ]),
    ];
    const made = markBook(asked, { timeZone: 'Australia/Sydney', now: new Date('2026-11-23T00:00:00Z') });
    expect(made.rows.map(({ cells }) => [cells[0]?.points, cells[0]?.note])).toEqual([
      [5, { tone: 'info', label: 'Mark review requested' }],
      [5, { tone: 'info', label: 'Late, mark review requested' }],
    ]);
  });

  it('is sorted by a task or by all of them; whoever has no score stands last', () => {
    expect(names('-late')).toEqual(['Zoe', 'Ava', 'Ben']);
    expect(names('late')).toEqual(['Ava', 'Zoe', 'Ben']);
    expect(names('all')).toEqual(['Ava', 'Zoe', 'Ben']);
    expect(names('-name')).toEqual(['Zoe', 'Ben', 'Ava']);
  });
});
