import { checkAnswer, isRoundedFrom } from '../../engine/index';
import { diagnose } from '../../templates/diagnose';
import { drawParams, makeInstance } from '../../templates/instance';
import type { Check } from '../check';

/** A wrong answer without end is recognised when it is typed rounded. */
export const roundingHidesNothing: Check = {
  name: 'rounding hides nothing',
  promise: 'A wrong answer that is an endless decimal is still named when it is typed with two or three places.',
  run(template, seed) {
    const { answer: spec, wrongPaths, choices } = makeInstance(template, seed);
    if (choices !== null) return [];
    const params = drawParams(template, seed);
    return wrongPaths.flatMap(({ misconceptionId, answer }) =>
      [2, 3].flatMap((places) => {
        const rounded = roundedTo(answer, places);
        if (rounded === null || isRoundedFrom(spec, rounded, spec.model)) return [];
        if (checkAnswer(spec, rounded).kind !== 'wrong') return [`${misconceptionId}: "${rounded}" is not wrong`];
        const found = diagnose(template, params, rounded);
        return found.length > 0 ? [] : [`${misconceptionId}: "${rounded}" for ${answer} is not recognised`];
      }),
    );
  },
};

/** a/b as a decimal with so many places; null where it ends, or where fewer than two figures would show. */
function roundedTo(text: string, places: number): string | null {
  const [, sign = '', top, bottom] = /^(-?)(\d+)\/(\d+)$/.exec(text) ?? [];
  if (top === undefined || bottom === undefined) return null;
  const value = Number(top) / Number(bottom);
  const ends = (Number(top) * 10 ** 6) % Number(bottom) === 0;
  const rounded = value.toFixed(places);
  return ends || rounded.replace(/^[0.]+/, '').length < 2 ? null : `${sign}${rounded}`;
}
