import { describe, expect, it } from 'vitest';
import { type Instance, makeInstance, templates } from '../../../maths/templates/index';
import { answerLatex, answerText, modelLatex } from './show-answer';

const instances = templates.map((template) => makeInstance(template, 'shown'));

const choiceOf = (text: string): Instance => {
  const [instance] = instances;
  if (!instance) throw new Error('There are no questions.');
  return { ...instance, choices: [{ id: 'a', text }], answer: { kind: 'choice', model: 'a' } };
};

describe('showing an answer', () => {
  it('shows a choice by its text, words beside formulas', () => {
    const choice = choiceOf('The bill is $\\frac{1}{2}$ of \\$40');
    expect(answerText(choice, 'a')).toBe('The bill is $\\frac{1}{2}$ of \\$40');
    expect(answerLatex(choice, 'a')).toBe('\\text{The bill is }\\frac{1}{2}\\text{ of \\$40}');
    expect(answerLatex(choice, 'z')).toBeNull();
  });

  it('has LaTeX for the key of every question', () => {
    for (const instance of instances) expect(modelLatex(instance)).not.toBe('');
  });
});
