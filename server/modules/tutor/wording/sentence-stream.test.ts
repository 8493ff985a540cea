import { describe, expect, it } from 'vitest';
import { EndlessSentence, sentencesOf } from './sentence-stream';

async function* inPieces(text: string, size: number) {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

async function sentences(text: string, size = 3): Promise<string[]> {
  const found: string[] = [];
  for await (const sentence of sentencesOf(inPieces(text, size))) found.push(sentence);
  return found;
}

describe('sentences out of pieces', () => {
  const text = 'Look at $2x+3=11$. It has 3.5 terms, e.g. this one! What now?';
  const whole = ['Look at $2x+3=11$.', 'It has 3.5 terms, e.g. this one!', 'What now?'];

  it.each([1, 2, 3, 7, 200])('are the same in pieces of %i', async (size) => {
    expect(await sentences(text, size)).toEqual(whole);
  });

  it.each([1, 4, 200])('end never inside a formula, in pieces of %i', async (size) => {
    expect(await sentences('Take $a. b? c$ away. So $$x ! y$$ stays. Then \\(p. q\\) too.', size)).toEqual([
      'Take $a. b? c$ away.',
      'So $x ! y$ stays.',
      'Then $p. q$ too.',
    ]);
  });

  it('lose the marks of other notations', async () => {
    expect(await sentences('## Hint\n\n1. **Look** at `x` 🎉.\n- Which \\[ 2x \\] is it?')).toEqual([
      'Hint Look at x .',
      'Which $2x$ is it?',
    ]);
  });

  it('may end with a number, a quote or a bracket', async () => {
    expect(await sentences('Take away 3. Then "why?" Is it (so.) Yes.')).toEqual([
      'Take away 3.',
      'Then "why?"',
      'Is it (so.)',
      'Yes.',
    ]);
  });

  it('are dropped where they were cut off', async () => {
    expect(await sentences('Look here. And then take the')).toEqual(['Look here.']);
    expect(await sentences('Look here. And $x. ')).toEqual(['Look here.']);
  });

  it.each([1, 200])('leave loud thinking out, in pieces of %i', async (size) => {
    expect(await sentences('<think>The answer is 4. Hm.</think>What is next?', size)).toEqual(['What is next?']);
    expect(await sentences('<think>The answer is 4. Hm.', size)).toEqual([]);
  });

  it('give up on one without an end', async () => {
    await expect(sentences('so '.repeat(300), 10)).rejects.toThrow(EndlessSentence);
    await expect(sentences(`$${'x+'.repeat(300)}`, 10)).rejects.toThrow(EndlessSentence);
  });
});
