import { describe, expect, it } from 'vitest';
import { answerKeys, prefersMathsBox } from './answer-keys';
import { deleteBack, type Edit, insertKey, nextPlace, type TextWithCaret } from './insert-key';

const caretAt = (marked: string) => {
  const start = marked.indexOf('|');
  return { text: marked.replace('|', ''), start, end: start };
};
const shown = ({ text, start }: { text: string; start: number }) => `${text.slice(0, start)}|${text.slice(start)}`;
const edited = (now: TextWithCaret, { from, to, typed, caret }: Edit) => ({
  text: now.text.slice(0, from) + typed + now.text.slice(to),
  start: caret,
});
const press = (marked: string, name: string) => {
  const now = caretAt(marked);
  return shown(edited(now, insertKey(now, answerKeys([name])[0]?.plain ?? '')));
};
const next = (marked: string) => shown(edited(caretAt(marked), nextPlace(caretAt(marked))));

describe('a key types at the caret', () => {
  it.each([
    ['3|', 'FRACTION', '3/|'],
    ['1|', 'MIXED', '1 |/'],
    ['x|+1', 'POWER', 'x^|+1'],
    ['2|', 'ROOT', '2√(|)'],
    ['|', 'PI', 'π|'],
    ['5|', 'MINUS', '5-|'],
    ['2|', 'X', '2x|'],
    ['40|', 'PERCENT', '40%|'],
    ['2x|', 'CONSTANT', '2x+C|'],
    ['|', 'BRACKETS', '(|)'],
    ['0.16|', 'RECURRING', '0.16\u0305|'],
    ['2|', 'OR', '2 or |'],
    ['7|', 'REMAINDER', '7 r |'],
  ])('%s and %s give %s', (before, key, after) => {
    expect(press(before, key)).toBe(after);
  });

  it.each([
    ['|', 'FRACTION', '|/'],
    ['x=|', 'FRACTION', 'x=|/'],
    ['|', 'MIXED', '| /'],
    ['|', 'POWER', '|^'],
    ['(x+1)|', 'FRACTION', '(x+1)/|'],
    ['1 2|/', 'FRACTION', '1 2/|'],
    ['1| /', 'MIXED', '1 |/'],
    ['1 2|/', 'MIXED', '1 2/|'],
  ])('begins at the first empty place and never doubles a sign: %s and %s give %s', (before, key, after) => {
    expect(press(before, key)).toBe(after);
  });

  it.each([
    ['1| /', '1 |/'],
    ['1 2|/', '1 2/|'],
    ['√(16|)', '√(16)|'],
    ['x|^', 'x^|'],
    ['√(1/2|)+1', '√(1/2)|+1'],
    ['12|', '12|'],
  ])('from %s the next place is %s', (before, after) => {
    expect(next(before)).toBe(after);
  });

  it('wraps what is selected', () => {
    const selected = { text: '2+16', start: 2, end: 4 };
    expect(shown(edited(selected, insertKey(selected, '√(#|)')))).toBe('2+√(16|)');
  });

  it('keeps what is selected together', () => {
    const selected = { text: 'x+1', start: 0, end: 3 };
    expect(shown(edited(selected, insertKey(selected, '#/|')))).toBe('(x+1)/|');
  });

  it('deletes the selection, or one sign, or nothing at the start', () => {
    const erase = (now: TextWithCaret) => shown(edited(now, deleteBack(now)));
    expect(erase(caretAt('12|3'))).toBe('1|3');
    expect(erase({ text: '123', start: 0, end: 2 })).toBe('|3');
    expect(erase(caretAt('|3'))).toBe('|3');
  });
});

describe('the row', () => {
  it('has all four signs for inequalities and the question’s own variables', () => {
    expect(answerKeys(['INEQUALITY', 'X', 'Y']).map(({ face }) => face)).toEqual(['<', '≤', '>', '≥', 'x', 'y']);
  });

  it('has sine, cosine and tangent together', () => {
    expect(answerKeys(['TRIG']).map(({ face }) => face)).toEqual(['sin', 'cos', 'tan']);
  });

  it('is a pad of digits for the youngest', () => {
    expect(answerKeys(['DIGITS']).map(({ face }) => face)).toEqual([...'1234567890']);
  });

  it('leaves out keys that it does not know', () => {
    expect(answerKeys(['WARP', 'constructor', 'PI']).map(({ id }) => id)).toEqual(['pi']);
  });

  it('opens the maths box where an answer is built from parts', () => {
    expect(prefersMathsBox(['FRACTION', 'MINUS'])).toBe(true);
    expect(prefersMathsBox(['MINUS', 'X'])).toBe(false);
  });
});
