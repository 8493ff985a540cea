import { describe, expect, it } from 'vitest';
import { answerKeys, prefersMathsBox } from './answer-keys';
import { deleteBack, insertKey } from './insert-key';

const caretAt = (marked: string) => {
  const start = marked.indexOf('|');
  return { text: marked.replace('|', ''), start, end: start };
};
const shown = ({ text, start }: { text: string; start: number }) => `${text.slice(0, start)}|${text.slice(start)}`;
const press = (marked: string, name: string) => shown(insertKey(caretAt(marked), answerKeys([name])[0]?.plain ?? ''));

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

  it('wraps what is selected', () => {
    expect(insertKey({ text: '2+16', start: 2, end: 4 }, '√(#|)')).toEqual({ text: '2+√(16)', start: 6, end: 6 });
  });

  it('deletes the selection, or one sign, or nothing at the start', () => {
    expect(shown(deleteBack(caretAt('12|3')))).toBe('1|3');
    expect(deleteBack({ text: '123', start: 0, end: 2 })).toEqual({ text: '3', start: 0, end: 0 });
    expect(shown(deleteBack(caretAt('|3')))).toBe('|3');
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
