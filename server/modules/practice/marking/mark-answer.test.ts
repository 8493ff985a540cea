import { describe, expect, it } from 'vitest';
import { makeInstance, type QuestionContent, templates } from '../../../../maths/templates/index';
import { drawQuestion } from '../../questions/index';
import { answerKeys } from './answer-keys';
import { hintLadder } from './hint-ladder';
import { markAnswer } from './mark-answer';
import { messages } from './messages';
import { showsAnswer } from './shows-answer';
import { workedExample } from './worked-example';

const alone = { hints: 0, wrongBefore: false };
// One of each: the content checks look at more seeds.
const instances = templates.map((template) => makeInstance(template, 'marking 1'));

describe('marking', () => {
  it('takes the key of every question, and says how it was got', () => {
    for (const instance of instances) {
      expect(markAnswer(instance, instance.answer.model, alone)).toMatchObject({
        verdict: 'CORRECT',
        message: messages.rightFirst,
      });
    }
    const [first] = instances;
    if (!first) throw new Error('There are no questions.');
    const { model } = first.answer;
    expect(markAnswer(first, model, { hints: 1, wrongBefore: false }).message).toBe(messages.rightWithHint);
    expect(markAnswer(first, model, { hints: 1, wrongBefore: true }).message).toBe(messages.rightAfterRetry);
  });

  it('names the wrong idea of every wrong path without saying the answer', () => {
    for (const instance of instances) {
      for (const path of instance.wrongPaths) {
        const input = instance.choices?.find((option) => option.text === path.answer)?.id ?? path.answer;
        const marked = markAnswer(instance, input, alone);
        expect(marked.verdict).toBe('WRONG');
        expect(marked.misconceptionIds).toContain(path.misconceptionId);
        expect(marked.misconceptionId).toBe(marked.misconceptionIds.length === 1 ? path.misconceptionId : null);
        expect(showsAnswer(instance, marked.message)).toBe(false);
      }
    }
  });

  it('calls empty, overlong and unknown answers unreadable', () => {
    for (const instance of instances) {
      for (const input of ['', '   ', 'x'.repeat(201), '#~#']) {
        expect(markAnswer(instance, input, alone)).toMatchObject({ verdict: 'UNREADABLE', misconceptionIds: [] });
      }
    }
  });
});

describe('help', () => {
  it('has hints for every question, none of which states the answer', () => {
    for (const instance of instances) {
      const ladder = hintLadder(instance);
      expect(ladder.length, instance.templateId).toBeGreaterThan(0);
      expect(ladder.filter((rung) => showsAnswer(instance, rung))).toEqual([]);
    }
  });

  it('has a like example with another answer for every question whose answers vary', () => {
    const keyOf = (own: QuestionContent) =>
      own.choices?.find(({ id }) => id === own.answer.model)?.text ?? own.answer.model;
    for (const template of templates) {
      const own = drawQuestion(template, 'like');
      const example = workedExample('like', own);
      if (!example) {
        // Rightly none where the answer is the same whatever is drawn: the example would give it away.
        const keys = Array.from({ length: 30 }, (_, other) => keyOf(makeInstance(template, String(other))));
        expect(new Set(keys).size, `${template.id} has no like example`).toBe(1);
        continue;
      }
      expect([example.prompt, example.figure]).not.toEqual([own.prompt, own.figure]);
      expect(keyOf(example)).not.toBe(keyOf(own));
    }
  });

  it('offers keys by what is asked, never by the numbers drawn', () => {
    for (const template of templates) {
      const [one, other] = ['1', '2'].map((seed) => makeInstance(template, seed));
      if (!one || !other) continue;
      const twisted = { ...one, answer: { ...one.answer, model: other.answer.model } };
      expect(answerKeys(twisted, template.years)).toEqual(answerKeys(one, template.years));
    }
  });
});
