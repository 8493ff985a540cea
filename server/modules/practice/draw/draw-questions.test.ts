import { expect, it } from 'vitest';
import { templates } from '../../../../maths/templates/index';
import { isPublic, lookOf } from '../../questions/index';
import { drawQuestions } from './draw-questions';

const add = 'y6/unlike-fractions/add-two';

it('never gives a question again that the student has had, while there are others', () => {
  const had = new Set<string>();
  for (let set = 0; set < 20; set += 1) {
    const drawn = drawQuestions([add, add, add], { had }).flatMap((each) => each?.question ?? []);
    expect(drawn.filter((question) => had.has(question.id))).toEqual([]);
    expect(new Set(drawn.map(lookOf)).size).toBe(3);
    for (const question of drawn) had.add(question.id);
  }
});

it('would rather repeat a question than ask one whose key is public', () => {
  const had = new Set<string>();
  // Far more than the smallest kinds have.
  for (const template of templates.slice(0, 40)) {
    for (let set = 0; set < 3; set += 1) {
      const [drawn] = drawQuestions([template.id], { had });
      if (!drawn) throw new Error(`No template ${template.id}`);
      had.add(drawn.question.id);
      expect(isPublic(lookOf(drawn.question)), `${template.id} ${drawn.seed}`).toBe(false);
    }
  }
});

it('gives nothing for a template that is gone', () => {
  expect(drawQuestions(['no/such/template'])).toEqual([null]);
});
