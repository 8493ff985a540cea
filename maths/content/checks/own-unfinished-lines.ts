import { checkAnswer } from '../../engine/index';
import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';
import { isUnworked } from '../unworked';

/** A line on the way is not the answer yet, and neither is what it says on the right. */
export const ownUnfinishedLines: Check = {
  name: 'own unfinished lines',
  promise: 'No line of its own working but the last is accepted as the answer, where something is left to work out.',
  run(template, seed) {
    const { steps, answer, choices } = makeInstance(template, seed);
    if (choices !== null) return [];
    const lines = steps.slice(0, -1).flatMap(({ line }) => [line, line.split('=').at(-1) ?? line]);
    const last = steps.at(-1)?.line ?? '';
    const result = last.split('=').at(-1) ?? last;
    const bare = result.replace(/\^\s*\{?\s*\\circ\s*\}?|\\text\s*\{[^{}]*\}/g, '');
    const finished = new Set([last, result, bare].map((text) => text.trim()));
    return [...new Set(lines.map((line) => line.trim()))]
      .filter((line) => !finished.has(line.split('=').at(-1)?.trim() ?? line) && isUnworked(line, answer))
      .filter((line) => checkAnswer(answer, line).kind === 'correct')
      .map((line) => `"${line}" is accepted before the last line "${last}", the answer is "${answer.model}"`);
  },
};
