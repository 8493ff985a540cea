import { expect, it } from 'vitest';
import { seventhCases } from './cases/fresh/seventh';
import { seventhStepCases } from './cases/fresh/seventh-steps';
import { checkAnswer } from './check-answer';
import { checkStep } from './check-step';

// As measured before anything was mended: 74 of 123, no false accept, 49 false rejects.
it('judges every answer of the seventh round as it was written down', () => {
  const other = seventhCases
    .map(({ spec, input, verdict }) => ({ model: spec.model, input, verdict, given: checkAnswer(spec, input).kind }))
    .filter(({ given, verdict }) => given !== verdict);
  expect(other).toEqual([]);
});

it('judges every line of working of the seventh round as it was written down', () => {
  const other = seventhStepCases
    .map(({ before, line, options, verdict }) => ({
      before,
      line,
      verdict,
      given: checkStep(before, line, options).kind,
    }))
    .filter(({ given, verdict }) => given !== verdict);
  expect(other).toEqual([]);
});
