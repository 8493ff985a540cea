import { describe, expect, it } from 'vitest';
import { makeInstance } from '../../../../maths/templates/index';
import { aboutHowBig } from '../../../../maths/templates/y5/angles/about-how-big';
import { twoStep } from '../../../../maths/templates/y7/linear-equations/two-step';
import { showsAnswer } from './shows-answer';

describe('a typed answer', () => {
  const equation = makeInstance(twoStep, 's1');
  const { model } = equation.answer;

  it.each([
    `So $x=${model}$.`,
    `It is $${model}$.`,
    `That is $\\frac{${Number(model) * 2}}{2}$.`,
    `Divide: $${Number(model) - 1}+1$.`,
  ])('is shown by %s', (text) => {
    expect(showsAnswer(equation, text)).toBe(true);
  });

  it.each([`Try $x=${Number(model) + 1}$.`, 'Undo the last operation.', equation.prompt])(
    'is not shown by %s',
    (text) => {
      expect(showsAnswer(equation, text)).toBe(false);
    },
  );
});

it('a choice is shown by the text of its right option alone', () => {
  const angle = makeInstance(aboutHowBig, 's1');
  const options = angle.choices ?? [];
  expect(options.filter(({ text }) => showsAnswer(angle, `It is ${text}.`)).map(({ id }) => id)).toEqual([
    angle.answer.model,
  ]);
});
