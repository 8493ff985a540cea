import { shortId } from '../../lib/short-id';
import { type BookCell, type BookRow, type MarkBook, scoreShown } from './mark-book';

type Note = NonNullable<BookCell['note']>;

const noScore = { points: null, colour: null, letter: null };

/** A mark book on its way to the page: 40 students by 200 tasks are 8,000 cells, so a row of them is one text. */
export interface PackedBook extends Omit<MarkBook, 'rows'> {
  /** `cells`: for each task, apart by spaces, short id, points and `!` with the place of its note. */
  rows: (Omit<BookRow, 'cells'> & { cells: string })[];
  notes: Note[];
}

/** The book in few bytes. Ids of its cells are short ones from here on. */
export function packBook({ rows, ...book }: MarkBook): PackedBook {
  const notes: Note[] = [];
  const places = new Map<string, number>();
  const placeOf = (note: Note): number => {
    const key = `${note.tone} ${note.label}`;
    const place = places.get(key) ?? notes.push(note) - 1;
    places.set(key, place);
    return place;
  };
  const packed = ({ id, points, note }: BookCell) =>
    id === null ? '' : `${shortId(id)}${points ?? ''}${note === null ? '' : `!${placeOf(note)}`}`;
  return { ...book, rows: rows.map((row) => ({ ...row, cells: row.cells.map(packed).join(' ') })), notes };
}

export function unpackBook({ rows, notes, ...book }: PackedBook): MarkBook {
  const cellOf = (text: string, place: number): BookCell => {
    if (text === '') return { id: null, ...noScore, note: null };
    const [score = '', note] = text.slice(22).split('!');
    const task = book.tasks[place] ?? { pointsPossible: 0, letters: null };
    return {
      id: text.slice(0, 22),
      ...(score === '' ? noScore : scoreShown(Number(score), task)),
      note: note === undefined ? null : (notes[Number(note)] ?? null),
    };
  };
  return { ...book, rows: rows.map((row) => ({ ...row, cells: row.cells.split(' ').map(cellOf) })) };
}
