import { checkAnswer, type Node, parse, toLatex } from '../../engine/index';
import type { AnyTemplate } from '../../templates/format';
import { makeInstance, type QuestionContent } from '../../templates/instance';
import { checkWorkingLine, isRightAnswer, looksFinal, type WorkingLine } from '../../working/index';
import { numberAsAnswer, numeralAsAnswer, saidAsAnswer } from './answer-phrasings';
import { Conversation } from './conversation';

/**
 * All that somebody sees who says a text beside an open question: the reply and the line of My working. What is heard as
 * an answer has one reply, which another test looks at.
 */
function seen(question: QuestionContent, year: number, lines: readonly WorkingLine[], text: string): string {
  if (looksFinal(question, lines, text)) return 'an answer';
  const { move, spoken } = new Conversation(question, year, lines).says(text);
  return JSON.stringify([move, spoken, checkWorkingLine(question, lines, text)]);
}

function differences(question: QuestionContent, year: number, lines: readonly WorkingLine[]): string[] {
  return pairsOf(question).flatMap(([right, ...wrong]) => {
    if ([right, ...wrong].some((text) => isOwnWorking(question, text ?? ''))) return [];
    const key = seen(question, year, lines, right ?? '');
    return wrong.flatMap((text) => {
      const other = seen(question, year, lines, text);
      return key === other ? [] : [`"${right}" ${key.slice(0, 230)} | "${text}" ${other.slice(0, 230)}`];
    });
  });
}

/** The question's own working may be put in such words: 3 − 1 where 2 is asked for, or 22/2 after (10 + 12)/2. */
function isOwnWorking(question: QuestionContent, text: string): boolean {
  const read = parse(text);
  return (
    read.ok &&
    question.steps.some(({ line }) => {
      const own = parse(line);
      return own.ok && !isRightAnswer(question, line) && hasSameParts(own.tree, read.tree);
    })
  );
}

function hasSameParts(own: Node, other: Node): boolean {
  const [parts, others] = [partsOf(own), partsOf(other)];
  return (
    own.kind === other.kind &&
    parts.length > 1 &&
    parts.length === others.length &&
    parts.every((part, place) => isSame(part, others[place] ?? part))
  );
}

function partsOf(node: Node): Node[] {
  switch (node.kind) {
    case 'add':
      return node.terms;
    case 'mul':
      return node.factors;
    case 'div':
      return [node.top, node.bottom];
    case 'relation':
      return node.parts;
    default:
      return [];
  }
}

const isSame = (one: Node, other: Node): boolean =>
  checkAnswer({ kind: 'expression', model: toLatex(one) }, toLatex(other)).kind === 'correct';

/** The key said in some way, then wrong values said in the same way. */
function pairsOf(question: QuestionContent): string[][] {
  const { answer, choices } = question;
  if (choices !== null) return pairsOfOptions(question);
  const { model } = answer;
  const wrong = wrongValues(model);
  const unknown = answer.variable ?? 'x';
  const said = [model, ...wrong];
  const pairs = saidAsAnswer.map((say) => said.map((value) => say(value, unknown)));
  if (!/^-?\d+(?:\.\d+)?(?:\/\d+)?$/.test(model)) return pairs;
  pairs.push(...numberAsAnswer.map((say) => said.map((value) => say(value, unknown))));
  if (model.includes('/')) return pairs;
  return [...pairs, ...numeralAsAnswer.map((say) => said.map((value) => say(Number(value), unknown)))];
}

/** The key with its first or last number one more or less. */
function wrongValues(model: string): string[] {
  const numbers = [...model.matchAll(/\d+(?:\.\d+)?/g)];
  const [first, last] = [numbers[0], numbers.at(-1)];
  const changed = [
    [first, 1],
    [last, -1],
  ] as const;
  return changed.flatMap(([number, by]) => {
    if (number === undefined) return [];
    const [digits] = number;
    const places = digits.split('.')[1]?.length ?? 0;
    const other = (Number(digits) + (Number(digits) === 0 ? 1 : by)).toFixed(places);
    return [`${model.slice(0, number.index)}${other}${model.slice(number.index + digits.length)}`];
  });
}

function pairsOfOptions({ answer, choices }: QuestionContent): string[][] {
  const options = choices ?? [];
  const key = options.find(({ id }) => id === answer.model);
  const others = options.filter(({ id }) => id !== answer.model);
  if (key === undefined) return [];
  const ids = [key, ...others].map(({ id }) => id);
  const texts = [key, ...others].map(({ text }) => text.replaceAll('$', ''));
  return [
    ...saidAsAnswer.flatMap((say) => [ids.map((id) => say(id, 'x')), texts.map((text) => say(text, 'x'))]),
    ids.map((id) => `option ${id}`),
    ids.map((id) => `is it (${id})?`),
    ids.map((id) => `${id} or z`),
  ];
}

/** What an open question of a template tells of an answer: each way of saying the key whose reply is not that of a wrong value. */
export function toldBy(template: AnyTemplate, seed: string): { said: number; told: string[] } {
  const question = makeInstance(template, seed);
  const year = Math.min(...template.years);
  const above: WorkingLine[] = [];
  for (const { line } of question.steps.slice(0, -1)) {
    const checked = checkWorkingLine(question, above, line);
    const isRead = checked.verdict !== 'UNREADABLE';
    above.push({ text: line, carries: isRead && checked.carries, held: isRead && checked.statesAnswer });
  }
  const told = [...differences(question, year, []), ...differences(question, year, above)];
  return { said: pairsOf(question).flat().length, told: told.map((text) => `${template.id}: ${text}`) };
}
