import { expect, it } from 'vitest';
import { eighthCases, eighthStepCases } from './cases/fresh/eighth';
import { checkAnswer } from './check-answer';
import { checkStep } from './check-step';

// As measured before anything was mended: 114 of 115, no false accept, one false reject ("15 litres a minute").
it('judges every answer of the eighth round as it was written down', () => {
  const other = eighthCases
    .map(({ spec, input, verdict }) => ({ model: spec.model, input, verdict, given: checkAnswer(spec, input).kind }))
    .filter(({ given, verdict }) => given !== verdict);
  expect(other).toEqual([]);
});

it('judges every line of working of the eighth round as it was written down', () => {
  const other = eighthStepCases
    .map(({ before, line, verdict }) => ({ before, line, verdict, given: checkStep(before, line).kind }))
    .filter(({ given, verdict }) => given !== verdict);
  expect(other).toEqual([]);
});
