import { makeInstance } from '../../templates/instance';
import type { Check } from '../check';

/** The same seed gives the same bytes, so a stored question can be replayed. */
export const sameSeed: Check = {
  name: 'same seed, same question',
  promise: 'The same seed makes the same question, to the letter.',
  run(template, seed) {
    const [first, second] = [makeInstance(template, seed), makeInstance(template, seed)].map((i) => JSON.stringify(i));
    return first === second ? [] : ['two runs differ'];
  },
};
