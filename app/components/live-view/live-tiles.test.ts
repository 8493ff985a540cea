import { describe, expect, it } from 'vitest';
import { applyChange, type LivePicture, type LiveStudentData, livePulse, liveTiles } from './live-tiles';

const now = Date.parse('2026-11-24T00:00:00Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const student = (id: string, more: Partial<LiveStudentData> = {}): LiveStudentData => ({
  id,
  nickname: id,
  presence: 'IN',
  excused: false,
  handedIn: false,
  ended: false,
  answered: 0,
  right: 0,
  questionCount: 10,
  seconds: 0,
  endsAt: null,
  question: null,
  ...more,
});
const at = (index: number, more: object = {}) => ({
  index,
  openedAt: ago(1),
  isOpen: true,
  tries: 0,
  hints: 0,
  lastAt: ago(1),
  ...more,
});

const picture: LivePicture = {
  id: 'one',
  usualSeconds: 60,
  students: [
    student('Ava', { presence: 'OUT', handedIn: true, answered: 10, right: 8, seconds: 840 }),
    student('Ben', { answered: 3, right: 2, question: at(4) }),
    student('Cal', { answered: 5, right: 5, question: at(6, { tries: 2, hints: 1 }) }),
    student('Dot', { presence: 'OUT' }),
    student('Eli', { answered: 5, right: null, question: at(6, { openedAt: ago(4) }) }),
    student('Fay', { answered: 1, question: at(2, { openedAt: ago(40), lastAt: ago(30) }) }),
    student('Gus', { presence: 'OUT', excused: true }),
  ],
};
const helpFirst = { byName: false, namesHidden: false };

describe('the tiles of a live view', () => {
  it('say in words where each stands, those who need help first', () => {
    const tiles = liveTiles(picture, now, helpFirst);
    expect(tiles.map(({ name, label, place, note }) => [name, label, place, note])).toEqual([
      ['Cal', 'Stuck, 2 tries', '6 of 10', '1 hint'],
      ['Eli', 'Stuck for 4 min', '6 of 10', '5 answered'],
      ['Ben', 'Working', '4 of 10', '2 correct'],
      ['Fay', 'Away for 30 min', '2 of 10', '0 correct'],
      ['Dot', 'Not started', null, ''],
      ['Ava', 'Done', '10 of 10', '8 correct, 14 min'],
      ['Gus', 'Excused', null, ''],
    ]);
    expect(livePulse(tiles)).toEqual({ inside: 4, done: 1, working: 1, stuck: 2, away: 2 });
  });

  it('stand by name, and without names, where that is asked for', () => {
    const tiles = liveTiles(picture, now, { byName: true, namesHidden: true });
    expect(tiles.slice(0, 2).map(({ name, label }) => [name, label])).toEqual([
      ['Student 1', 'Done'],
      ['Student 2', 'Working'],
    ]);
    expect(JSON.stringify(tiles.map(({ name }) => name))).not.toContain('Ava');
  });

  it('take changes in their order, and leave alone who did not change', () => {
    const change = (id: string, students: LiveStudentData[], isWhole = false) => ({
      id,
      at: ago(0),
      isWhole,
      usualSeconds: 50,
      students,
    });
    const between = applyChange(picture, change('two', [student('Ben', { answered: 4 })]));
    const after = applyChange(between, change('three', [student('Ben', { answered: 5 })]));
    expect(after.id).toBe('three');
    expect(after.students.find(({ id }) => id === 'Ben')?.answered).toBe(5);
    expect(after.students[0]).toBe(picture.students[0]);
    expect(applyChange(after, change('four', [student('Zoe')], true)).students.map(({ id }) => id)).toEqual(['Zoe']);
  });
});
