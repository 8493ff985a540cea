import { segmentsOf } from '../../lint/rich-text';
import type { QuestionContent } from '../../templates/instance';
import { figureLabelsOf } from '../texts';
import { treeText } from '../tree-text';

const number = /[-−]?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?/g;

/**
 * What of a text is the answer by tree match and stood nowhere on the page. It shares no code with the tutor's own filter.
 */
export function leaksIn(question: QuestionContent, richText: string): string[] {
  const { answer, choices, steps, wrongPaths } = question;
  const hints = [...steps.flatMap(({ hint, ask }) => [hint, ask]), ...wrongPaths.map(({ feedback }) => feedback)];
  const said = hints.reduce((text, hint) => (hint === '' ? text : text.replaceAll(hint, ' ')), richText);
  const model = choices?.find(({ id }) => id === answer.model)?.text ?? answer.model;
  const secrets = new Set([model.replaceAll('$', ''), steps.at(-1)?.line ?? ''].flatMap(treesOf));
  const seen = new Set([...pageOf(question)].flatMap(candidatesOf).flatMap(treesOf));
  const formulas = candidatesOf(said).filter((text) =>
    treesOf(text).some((tree) => secrets.has(tree) && !seen.has(tree)),
  );
  // Of an option in signs every sign counts: a minus in place of a plus is another option.
  const as = /[$:]/.test(model) || !/\p{L}/u.test(model) ? compact : plain;
  const words = choices !== null && !as(question.prompt).includes(as(model)) && as(said).includes(as(model));
  return words ? [...formulas, model] : formulas;
}

const compact = (text: string) => text.replace(/[\s$]/g, '');
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function pageOf({ prompt, instruction, figure, steps }: QuestionContent): string[] {
  const labels = figureLabelsOf(figure).map(({ text }) => text.replace(/(?<!\\)\$/g, '\\$'));
  const numbers = (prompt.match(number) ?? []).flatMap((text) => [text, text.replace(/^[-−]/, '')]);
  const way = steps.slice(0, -2).map(({ line }) => `$${line}$`);
  return [prompt, instruction ?? '', (figure?.alt ?? '').replace(/(?<!\\)\$/g, '\\$'), ...labels, ...numbers, ...way];
}

function candidatesOf(richText: string): string[] {
  return segmentsOf(richText).flatMap((segment) =>
    segment.kind === 'formula' ? [segment.text] : (segment.text.match(number) ?? []),
  );
}

function treesOf(text: string): string[] {
  const parts = [text, text.split('=').at(-1) ?? text];
  return [...new Set(parts)].flatMap((part) => treeText(part) ?? []);
}
