import type { TemplateCheck } from '../check';
import { twoWrongPaths } from '../two-wrong-paths';

/** Three named ways to go wrong, or a reason why there are only two. */
export const threeWrongPaths: TemplateCheck = {
  name: 'three wrong paths',
  promise: 'At least three known wrong rules are recognised, or it is written down why there are only two.',
  run({ id, wrongPaths }) {
    const count = wrongPaths.length;
    const reason = twoWrongPaths[id];
    if (reason === undefined)
      return count >= 3 ? [] : [`has ${count} wrong paths and no reason why there are not three`];
    if (count >= 3) return ['has three wrong paths, so it needs no reason'];
    return count === 2 ? [] : [`has ${count} wrong paths`];
  },
};
