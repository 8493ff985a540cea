import { checkStep, evaluate, parse, variables } from '../engine/index';
import type { QuestionContent } from '../templates/index';
import { valuesOfParts } from './known-numbers';
import { ownStarts, shownStart } from './question-lines';
import { isRightAnswer } from './states-answer';

/**
 * Whether a line is a part of a right way though it does not follow from the line before: a line of the worked solution, or
 * what a part of one comes to. It is no mistake, whatever it is for. An equation is compared with the end of the worked
 * solution only when the question is `closed`.
 */
export function isPartOfTheWay(
  question: QuestionContent,
  lines: readonly string[],
  line: string,
  { closed = false }: { closed?: boolean } = {},
): boolean {
  const ways = [...question.steps.map((own) => own.line), shownStart(question) ?? '', ...ownStarts(question), ...lines];
  const read = parse(line.replace(/^\s*=/, ''));
  if (!read.ok) return false;
  if (variables(read.tree).length === 0 && read.tree.kind !== 'relation') {
    const value = evaluate(read.tree, {});
    return ways.some((way) => (Number.isFinite(value) ? hasValue(way, value) : bare(way).includes(bare(line))));
  }
  const { variable } = question.answer;
  return question.steps.some((own) => {
    if (!closed && isRightAnswer(question, own.line)) return false;
    const { kind } = checkStep(own.line, line, variable === undefined ? {} : { variable });
    return kind === 'good';
  });
}

function hasValue(way: string, value: number): boolean {
  return way.split(/=|≈|\\approx|[<>≤≥]|\\[lg]eq?\b/).some((side) => {
    const read = parse(side);
    return (
      read.ok && valuesOfParts(read.tree).some((own) => Math.abs(own - value) <= 1e-9 * Math.max(1, Math.abs(value)))
    );
  });
}

/** A complex number has no value to compare: its writing is compared, without spaces. */
const bare = (text: string): string => text.replaceAll(/\s/g, '');
