import { expect, it } from 'vitest';
import { checkAnswer } from './check-answer';
import { conventions } from './conventions';

it.each(conventions.map((one) => [one.says, one] as const))('%s', (_says, { spec, input, verdict }) => {
  expect(checkAnswer(spec, input).kind).toBe(verdict);
});
