import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redo, startHistory, step, undo } from './history';
import { packBoard, unpackBoard } from './pack-board';
import { type Board, boardLimits, describeBoard, emptyBoard, type Shape, type Stroke } from './shapes';
import { decodeVlq, encodeVlq } from './vlq';

const stroke: Stroke = {
  kind: 'pen',
  points: [10, 10, 0.4, 12.25, 11.5, 0.6, 300, 2, 1],
  width: 1.5,
  colour: 'black',
  opacity: 1,
};
const shapes: Shape[] = [
  stroke,
  { kind: 'arrow', at: [0, 0, 40.5, -3], width: 3, colour: 'blue', opacity: 0.5, fill: false },
  { kind: 'text', x: 4, y: 8, text: '3x − 12 = "π"', size: 20, colour: 'orange', opacity: 1 },
  { ...stroke, kind: 'eraser', colour: 'white', width: 5 },
  { ...stroke, colour: 'plum', brush: 'dashes' },
  { kind: 'sticker', sticker: 'rocket', x: 80.25, y: 60, size: 48, opacity: 1 },
];
const board: Board = { width: 588, height: 420, shapes };

describe('a packed drawing', () => {
  it('comes back as it was, to a quarter of a pixel', () => {
    expect(unpackBoard(packBoard(board))).toEqual(board);
    expect(unpackBoard(packBoard(emptyBoard))).toEqual(emptyBoard);
  });

  it('is small: less than four characters a point of handwriting', () => {
    const points = Array.from({ length: 1000 }, (_, n) => [100 + 40 * Math.sin(n / 9), 50 + n / 4, 0.5]).flat();
    const text = packBoard({ ...board, shapes: [{ ...stroke, points }] });
    expect(text.length).toBeLessThan(4 * 1000 + 200);
  });

  it.each([
    ['', 'no JSON'],
    ['null', 'nothing'],
    ['{"width":1,"height":1}', 'no shapes'],
    [JSON.stringify({ width: 1, height: 1, shapes: [{ kind: 'skull', opacity: 1 }] }), 'an unknown kind'],
    [packBoard({ ...board, shapes: [{ ...stroke, points: [1, 2] }] }), 'half a point'],
    [packBoard({ ...board, shapes: [{ ...stroke, points: [1e9, 2, 0] }] }), 'a place far away'],
    [packBoard({ ...board, shapes: [{ ...stroke, width: 1e6 }] }), 'a huge brush'],
    [packBoard({ ...board, shapes: [{ ...stroke, colour: 'url(#x)' as 'black' }] }), 'an unknown colour'],
    [packBoard({ ...board, shapes: Array(boardLimits.shapes + 1).fill(stroke) }), 'too many shapes'],
  ])('is refused as a whole where a part is none of ours: %#', (text) => {
    expect(unpackBoard(text)).toBeNull();
  });

  it('keeps what it knows of a drawing with pens and stickers that it does not know', () => {
    const sticker = { kind: 'sticker', sticker: 'unicorn', x: 1, y: 2, size: 48, opacity: 1 };
    const known = JSON.parse(packBoard({ ...board, shapes: [{ ...stroke, colour: 'blue' }] }));
    const [pen] = known.shapes;
    const text = JSON.stringify({
      ...known,
      shapes: [sticker, { ...pen, brush: 'laser' }, { ...pen, colour: 'lilac' }, { ...pen, brush: 'quill' }],
    });
    const blue = { ...stroke, colour: 'blue' };
    expect(unpackBoard(text)?.shapes).toEqual([blue, { ...stroke, colour: 'black' }, { ...blue, brush: 'quill' }]);
    const bad = { ...sticker, sticker: '<svg onload=1>' };
    expect(unpackBoard(JSON.stringify({ ...known, shapes: [bad] }))).toBeNull();
  });

  it('survives anything that may lie in a storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = unpackBoard(text);
        if (read !== null) expect(unpackBoard(packBoard(read))).toEqual(read);
        return true;
      }),
    );
    expect(unpackBoard('{')).toBeNull();
  });
});

it('Base64 VLQ gives back every whole number', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 })), (numbers) => {
      expect(decodeVlq(encodeVlq(numbers))).toEqual(numbers.map((number) => number + 0));
    }),
  );
  // The example of the source map proposal.
  expect(encodeVlq([16])).toBe('gB');
  expect(decodeVlq('g')).toBeNull();
  expect(decodeVlq('a b')).toBeNull();
});

describe('the history', () => {
  const drawn = ['a', 'ab', 'abc'].reduce(step<string>, startHistory(''));

  it('goes back and forth by one step, and stays at its ends', () => {
    expect(undo(drawn).present).toBe('ab');
    expect(redo(undo(drawn))).toEqual(drawn);
    expect(undo(undo(undo(undo(drawn)))).present).toBe('');
    expect(redo(drawn)).toBe(drawn);
  });

  it('forgets what was undone once something new is drawn', () => {
    const anew = step(undo(undo(drawn)), 'aX');
    expect(redo(anew).present).toBe('aX');
    expect(undo(anew).present).toBe('a');
  });

  it('holds a bounded number of steps', () => {
    const long = Array.from({ length: 1000 }, (_, n) => n).reduce(step<number>, startHistory(-1));
    expect(long.past.length).toBe(200);
    expect(undo(long).present).toBe(998);
  });
});

describe('the text alternative', () => {
  it('counts shapes, and rubbing out is none', () => {
    expect(describeBoard(board)).toBe('A drawing with 5 shapes');
    expect(describeBoard({ shapes: [stroke] })).toBe('A drawing with 1 shape');
    expect(describeBoard(emptyBoard)).toBe('An empty board');
  });
});
