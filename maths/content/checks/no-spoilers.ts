import { segmentsOf } from '../../lint/rich-text';
import type { Instance } from '../../templates/instance';
import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { figureLabelsOf } from '../texts';
import { treeText } from '../tree-text';

const number = /[-−]?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?/g;

/** No hint or question before the last step says the answer, and no feedback does. Numbers that the student has already seen are free. */
export const noSpoilers: Check = {
  name: 'no spoilers',
  promise: 'No hint says the answer before the last step.',
  run(template, seed) {
    const instance = makeInstance(template, seed);
    const { steps, answer, choices, wrongPaths } = instance;
    const model = choices?.find((option) => option.id === answer.model)?.text.replaceAll('$', '') ?? answer.model;
    const secrets = treesOf(model);
    const tell = (where: string, richText: string, seen: string[]) =>
      spoilersIn(richText, secrets, seen).map((text) => `${where} says "${text}", the answer is "${model}"`);
    return [
      ...steps.slice(0, -1).flatMap((step, place) => {
        const seen = seenBefore(instance, place);
        return [...tell(`hint of step ${place}`, step.hint, seen), ...tell(`ask of step ${place}`, step.ask, seen)];
      }),
      ...wrongPaths.flatMap((path) =>
        tell(`feedback of ${path.misconceptionId}`, path.feedback, [...seenBefore(instance, 0), `$${path.answer}$`]),
      ),
    ];
  },
};

/** The formulas and numbers of a text that are the answer and were not on the page before. */
function spoilersIn(richText: string, secrets: string[], seen: string[]): string[] {
  const seenTrees = new Set(seen.flatMap(candidatesOf).flatMap(treesOf));
  return candidatesOf(richText)
    .filter((text) => treesOf(text).some((tree) => secrets.includes(tree) && !seenTrees.has(tree)))
    .filter((text) => /^[\d.,]+$/.test(text) || !seen.some((page) => page.includes(text)));
}

/** Everything on the page before this step is shown; a number counts with and without its sign. */
function seenBefore(instance: Instance, place: number): string[] {
  // Labels are plain text: a dollar sign in one begins no formula.
  const labels = figureLabelsOf(instance.figure).map((label) => label.text.replace(/(?<!\\)\$/g, '\\$'));
  const lines = instance.steps.slice(0, place).map((step) => step.line);
  const numbers = [instance.prompt, ...lines].flatMap((text) => text.match(number) ?? []);
  // Per cent means out of 100, so that number tells nothing in a question about percentages.
  if (instance.prompt.includes('%') || instance.prompt.includes('per cent')) numbers.push('100');
  const sizes = numbers.map((text) => text.replace(/^[-−]/, ''));
  return [
    instance.prompt,
    instance.instruction ?? '',
    ...labels,
    ...lines.map((line) => `$${line}$`),
    ...numbers,
    ...sizes,
  ];
}

/** The formulas of a rich text, whole, and the bare numbers of its words. */
function candidatesOf(richText: string): string[] {
  return segmentsOf(richText).flatMap((segment) =>
    segment.kind === 'formula' ? [segment.text] : (segment.text.match(number) ?? []),
  );
}

/** What a text says as a whole, and on the right of its last equals sign. */
function treesOf(text: string): string[] {
  const sides = [text, text.split('=').at(-1) ?? text];
  return [...new Set(sides)].map((side) => treeText(side)).filter((tree) => tree !== null);
}
