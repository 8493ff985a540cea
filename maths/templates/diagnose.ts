import { isRoundedFrom, sameAnswer } from '../engine/index';
import type { AnswerSpec } from '../engine/types';
import type { Template } from './format';
import type { QuestionContent } from './instance';

/**
 * Names the wrong ideas that give exactly this answer on these numbers.
 *
 * `input` is what the student typed; for kind `choice` it is the chosen option's text, not its id. Returns the ids in
 * the template's order: none (unclassified), one (named), or several (ask a splitting question). Never throws.
 */
export function diagnose<P>(template: Template<P>, params: P, input: string): string[] {
  const wrongPaths = template.wrongPaths.flatMap((path) => {
    const answer = path.compute(params);
    return answer === null ? [] : [{ misconceptionId: path.misconceptionId, answer }];
  });
  return matching(template.answer(params), wrongPaths, input);
}

/** The same for a stored question, by the wrong answers that are stored with it. */
export function diagnoseStored({ answer, wrongPaths }: QuestionContent, input: string): string[] {
  return matching(answer, wrongPaths, input);
}

function matching(
  spec: AnswerSpec,
  wrongPaths: readonly { misconceptionId: string; answer: string }[],
  input: string,
): string[] {
  const matches = (wrong: string) => (spec.kind === 'choice' ? sameText(wrong, input) : sameAnswer(spec, input, wrong));
  const exact = wrongPaths.filter((path) => matches(path.answer));
  // Rounding hides no wrong path: 0.13 after 2/15. A rounded right answer has no wrong idea behind it.
  const exactOnly = exact.length > 0 || spec.kind === 'choice' || isRoundedFrom(spec, input, spec.model);
  const rounded = exactOnly ? [] : wrongPaths.filter((path) => isRoundedFrom(spec, input, path.answer));
  return [...new Set([...exact, ...rounded].map((path) => path.misconceptionId))];
}

function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(a) === plain(b);
}
