import { expect, it } from 'vitest';
import { stepFollows } from '../content/step-chain';
import { courseById } from '../curriculum/index';
import { checkAnswer } from '../engine/index';
import { type Instance, makeInstance, naturalLogIn, templatesOfTopic, withNaturalLog } from './index';

const topicIds = ['vce-methods', 'vce-specialist'].flatMap((id) => courseById(id)?.topicIds ?? []);
const seeds = ['a', 'b', 'c', 'd'];
const withLn = [...new Set(topicIds)]
  .flatMap(templatesOfTopic)
  .flatMap((template) => seeds.map((seed) => makeInstance(template, seed)))
  .filter((made) => /\\ln(?![a-z])|\bln\(/.test(textsOf(made)));

function textsOf({ prompt, instruction, answer, choices, steps, wrongPaths }: Instance): string {
  const lines = [...steps.flatMap((step) => Object.values(step)), ...wrongPaths.flatMap((path) => Object.values(path))];
  return [prompt, instruction, answer.model, ...(choices ?? []).map(({ text }) => text), ...lines].join('\n');
}

it('VCE courses write log to base e, HSC courses ln', () => {
  expect(courseById('vce-methods')?.naturalLog).toBe('log_e');
  expect(courseById('hsc-advanced')?.naturalLog).toBeUndefined();
});

it.each(withLn.map((made) => [`${made.templateId} ${made.seed}`, made] as const))('%s means the same', (_, made) => {
  const written = withNaturalLog(made, 'log_e');
  expect(textsOf(written)).not.toMatch(/\\ln(?![a-z])|\bln\(/);
  expect(naturalLogIn(written)).toBe('log_e');
  expect(withNaturalLog(made, 'ln')).toBe(made);
  expect(checkAnswer(written.answer, made.answer.model).kind).toBe('correct');
  expect(checkAnswer(made.answer, written.answer.model).kind).toBe('correct');
  for (const [place, { line }] of written.steps.entries())
    expect(stepFollows(written.steps, place, line, written.answer), line).toBe(
      stepFollows(made.steps, place, made.steps[place]?.line ?? '', made.answer),
    );
  for (const { answer } of written.wrongPaths) expect(checkAnswer(written.answer, answer).kind).not.toBe('correct');
});
