import { describe, expect, it } from 'vitest';
import { question, steps } from '../../../../maths/working/question-for-tests';
import { type LanguageModel, LanguageModelFailure } from '../../../platform/language-model/language-model';
import type { Brief } from './brief';
import { wordReply } from './word-reply';

const equation = question({
  prompt: 'Solve $2x+3=11$ for $x$.',
  answer: { kind: 'number', model: '4', variable: 'x' },
  steps: steps(['start', '2x+3=11'], ['equivalent', '2x=8'], ['equivalent', 'x=4']),
});
const area = question({
  prompt: 'A tray has 3 rows of 4 cakes, and a box has 2 rows of 5 cakes. How many cakes are there?',
  answer: { kind: 'number', model: '22' },
  steps: steps(['start', '3\\times4+2\\times5'], ['equal', '12+2\\times5'], ['equal', '12+10'], ['equal', '22']),
});

const brief = (change: Partial<Brief> = {}): Brief => ({
  move: 'ask-reason',
  year: 7,
  question: equation,
  isClosed: false,
  builtIn: 'Go back to the question. What is the reason for this step?',
  decided: [],
  typed: null,
  ...change,
});

function modelThatSays(text: string, failure?: LanguageModelFailure): LanguageModel {
  return {
    async *word() {
      for (const piece of text.match(/[\s\S]{1,5}/g) ?? []) yield piece;
      if (failure) throw failure;
    },
    close: async () => {},
  };
}

/** What is shown: a model's sentences, and "BUILT IN (why)". */
async function shown(text: string, change: Partial<Brief> = {}, failure?: LanguageModelFailure): Promise<string[]> {
  const found: string[] = [];
  const reply = wordReply(modelThatSays(text, failure), brief(change), new AbortController().signal);
  for await (const { sentence, isBuiltIn, why } of reply) {
    found.push(isBuiltIn ? `BUILT IN (${why})` : sentence);
  }
  return found;
}

describe('a reply worded by a model', () => {
  it('is shown sentence by sentence, and ends with its question', async () => {
    expect(
      await shown('Please go back to the question. So what is the reason for this step? And then? I can wait.'),
    ).toEqual(['Please go back to the question.', 'So what is the reason for this step?']);
  });

  it('has two statements at most', async () => {
    expect(await shown('Look at it. Let us look at this. Take your time. Why?')).toEqual([
      'Look at it.',
      'Let us look at this.',
      'BUILT IN (unfinished)',
    ]);
  });

  it.each([
    ['the answer', 'Look at it. The answer is 4.', 'answer'],
    ['the answer in words', 'Look at it. It is four, you see?', 'answer'],
    ['one of the last lines', 'Look at it. So $2x=8$, why?', 'answer'],
    ['a wrong formula', 'Look at it. So $3x=11$, why?', 'claim'],
    ['a number of its own', 'Look at it. Take 7 from both sides, why?', 'claim'],
    ['a judgement that nobody made', 'Look at it. Your line is correct.', 'judgement'],
    ['a no that nobody said', 'Look at it. That is wrong.', 'judgement'],
    ['abuse', 'Look at it. You are stupid, do you see?', 'unfit'],
    ['a link', 'Look at it. See www.answers.test for more?', 'unfit'],
    ['markup', 'Look at it. <img src=x onerror=alert(1)> See?', 'unfit'],
    ['talk of its instructions', 'Look at it. My instructions say not to tell, sorry?', 'unfit'],
    ['its instructions', 'Look at it. Never say an answer, a next line or an option, see?', 'prompt'],
  ])('never shows %s', async (_, text, why) => {
    expect(await shown(text)).toEqual(['Look at it.', `BUILT IN (${why})`]);
  });

  it('never shows an answer that is split over sentences', async () => {
    const pair = question({
      prompt: 'Solve $x^2-5x+6=0$.',
      answer: { kind: 'solutions', model: 'x=2 or x=3', variable: 'x' },
      steps: steps(['start', 'x^2-5x+6=0'], ['equivalent', '(x-2)(x-3)=0'], ['equivalent', 'x=2\\text{ or }x=3']),
    });
    const reply = await shown('Think of two. Think of three too. Why?', { question: pair });
    expect(reply.join(' ')).not.toMatch(/three/);
  });

  it('says right where that was decided', async () => {
    const goOn = { move: 'go-on', builtIn: 'That line works. What comes next?' } as const;
    expect(await shown('That line is right. What will you do now?', goOn)).toEqual([
      'That line is right.',
      'What will you do now?',
    ]);
    expect(await shown('That is wrong. What now?', goOn)).toEqual(['BUILT IN (judgement)']);
  });

  it('never says more than the built-in words', async () => {
    expect(await shown('There are seven ways to see it. Which one is yours?')).toEqual(['BUILT IN (beyond)']);
    expect(await shown('Look at it. Where do you live?')).toEqual(['Look at it.', 'BUILT IN (beyond)']);
  });

  it('must say what was decided', async () => {
    const rung = {
      move: 'hint',
      question: area,
      builtIn: 'Write $12+2\\times5$ next. What do you do to get it?',
    } as const;
    expect(await shown('Look at it. What do you do to get it?', rung)).toEqual(['Look at it.', 'BUILT IN (facts)']);
    expect(await shown('Now write $12+2\\times 5$ next. What do you do to get it?', rung)).toEqual([
      'Now write $12+2\\times 5$ next.',
      'What do you do to get it?',
    ]);
  });

  it('may end without a question where the built-in words have none', async () => {
    const plain = { builtIn: 'Write it as one number.' };
    expect(await shown('Now write it as one number.', plain)).toEqual(['Now write it as one number.']);
    expect(await shown('Go back to the question.')).toEqual(['Go back to the question.', 'BUILT IN (unfinished)']);
  });

  it.each(['unreachable', 'refused', 'stalled', 'too-large', 'resting'] as const)(
    'gives way to the built-in words in mid-sentence when the model is %s',
    async (problem) => {
      const failure = new LanguageModelFailure(problem);
      expect(await shown('Look at it. And then you', {}, failure)).toEqual(['Look at it.', `BUILT IN (${problem})`]);
      expect(await shown('', {}, failure)).toEqual([`BUILT IN (${problem})`]);
    },
  );

  it.each([
    ['says nothing', '', 'unfinished'],
    ['never ends a sentence', 'so '.repeat(400), 'endless'],
    ['says too much', `${'Look at this and that and all of it well, '.repeat(8)}now. Why?`, 'unfinished'],
  ])('gives way to them when the model %s', async (_, text, why) => {
    expect(await shown(text)).toEqual([`BUILT IN (${why})`]);
  });

  it('ends with the reason of its signal when nobody reads any more', async () => {
    const controller = new AbortController();
    const model: LanguageModel = {
      async *word(_request, signal) {
        yield 'Look at it. ';
        controller.abort(new Error('gone'));
        signal.throwIfAborted();
      },
      close: async () => {},
    };
    const read = async () => {
      for await (const _ of wordReply(model, brief(), controller.signal));
    };
    await expect(read()).rejects.toThrow('gone');
  });
});
