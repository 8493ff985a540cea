import { sameAnswer } from '../engine/index';
import type { Template } from './format';

/**
 * Names the wrong ideas that give exactly this answer on these numbers.
 *
 * `input` is what the student typed; for kind `choice` it is the chosen option's text, not its id. Returns the ids in
 * the template's order: none (unclassified), one (named), or several (ask a splitting question). Never throws.
 */
export function diagnose<P>(template: Template<P>, params: P, input: string): string[] {
  const spec = template.answer(params);
  const matches = (wrong: string) => (spec.kind === 'choice' ? sameText(wrong, input) : sameAnswer(spec, input, wrong));
  const found = template.wrongPaths.filter((path) => {
    const wrong = path.compute(params);
    return wrong !== null && matches(wrong);
  });
  return [...new Set(found.map((path) => path.misconceptionId))];
}

function sameText(a: string, b: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(a) === plain(b);
}
