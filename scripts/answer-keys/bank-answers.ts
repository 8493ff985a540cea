import { rewritesOf } from '../../maths/content/answer-rewrites';
import { formMutantsOf } from '../../maths/content/form-mutants';
import type { AnswerSpec } from '../../maths/engine/index';
import { type AnyTemplate, makeInstance, templates } from '../../maths/templates/index';

/** A text that somebody may type as the answer of a question. */
export interface BankAnswer {
  templateId: string;
  spec: AnswerSpec;
  text: string;
}

/**
 * What the bank knows to be typed: each question's model answer with the ways to write it that are accepted, the answers
 * of wrong ideas, those in another form, and the inputs of its frozen examples.
 */
export function bankAnswers(seeds: readonly string[] = ['s1', 's2', 's3']): BankAnswer[] {
  return templates.flatMap((template) => {
    const examples = template.examples.flatMap(({ seed, input }) => answersOf(template, seed, [input]));
    return [...examples, ...seeds.flatMap((seed) => answersOf(template, seed))];
  });
}

function answersOf(template: AnyTemplate, seed: string, inputs?: string[]): BankAnswer[] {
  const { answer: spec, steps, wrongPaths } = makeInstance(template, seed);
  if (spec.kind === 'choice') return [];
  const wrong = wrongPaths.map(({ answer }) => answer);
  const texts = inputs ?? [spec.model, ...rewritesOf(spec), ...wrong, ...formMutantsOf(spec, steps)];
  return [...new Set(texts)].map((text) => ({ templateId: template.id, spec, text }));
}

/** One of each shape: digits as 7, single letters as x. Answers of one shape are typed by the same kinds of keys. */
export function oneOfEachShape(answers: readonly BankAnswer[]): BankAnswer[] {
  const shapes = new Map(answers.map((answer) => [shapeOf(answer.text), answer]));
  return [...shapes.values()];
}

/** Few answers that hold, between them, every two neighbouring keys of the whole bank. */
export function allNeighbours(answers: readonly BankAnswer[]): BankAnswer[] {
  const seen = new Set<string>();
  const longestFirst = [...answers].sort((a, b) => b.text.length - a.text.length);
  return longestFirst.filter(({ text }) => {
    const shape = `^${shapeOf(text)}$`;
    const pairs = [...shape].map((key, place) => key + (shape[place + 1] ?? '')).filter((pair) => !seen.has(pair));
    for (const pair of pairs) seen.add(pair);
    return pairs.length > 0;
  });
}

function shapeOf(text: string): string {
  return text
    .replace(/\d+/g, '7')
    .replace(/(?<![A-Za-z\\])[a-z](?![A-Za-z])/g, 'x')
    .replace(/(?<![A-Za-z\\])[A-Z](?![A-Za-z])/g, 'X');
}
