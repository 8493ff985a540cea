import { describe, expect, it } from 'vitest';
import { shortId } from '../../lib/short-id';
import type { BookCell, MarkBook } from './mark-book';
import { packBook, unpackBook } from './packed-book';

const id = '019ab2f0-4c11-7bfe-bfff-ffef3e0ffbff';
const cells: BookCell[] = [
  { id, points: 7.5, colour: 'green', letter: 'B', note: null },
  { id: null, points: null, colour: null, letter: null, note: null },
  { id, points: 0, colour: 'red', letter: null, note: { tone: 'warn', label: 'Late' } },
  { id, points: null, colour: null, letter: null, note: { tone: 'bad', label: 'Overdue, 3 of 10' } },
  { id, points: 2, colour: null, letter: null, note: null },
];
const book: MarkBook = {
  tasks: cells.map((_, place) => ({
    id: `task-${place}`,
    title: 'Task',
    line: '',
    pointsPossible: place === 4 ? 0 : 10,
    letters: place === 0 ? { A: 85, B: 70, C: 50, D: 25 } : null,
  })),
  rows: [
    { studentId: 'a', nickname: 'Ava', cells, all: 60, trend: 'UP' },
    { studentId: 'b', nickname: 'Ben', cells: cells.toReversed(), all: null, trend: null },
  ],
  medians: [],
  means: [],
  mean: null,
};

describe('a packed mark book', () => {
  it('is the same book after unpacking, with short ids', () => {
    const unpacked = unpackBook(JSON.parse(JSON.stringify(packBook({ ...book, rows: book.rows.slice(0, 1) }))));
    const short = (cell: BookCell) => ({ ...cell, id: cell.id && shortId(cell.id) });
    expect(unpacked).toEqual({ ...book, rows: [{ ...book.rows[0], cells: cells.map(short) }] });
  });

  it('says each note once', () => {
    expect(packBook(book).notes).toEqual([
      { tone: 'warn', label: 'Late' },
      { tone: 'bad', label: 'Overdue, 3 of 10' },
    ]);
  });
});
