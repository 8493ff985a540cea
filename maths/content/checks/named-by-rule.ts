import { makeInstance } from '../../templates/instance';
import type { TemplateCheck } from '../check';
import { followedByHand } from '../naming/followed-by-hand';
import { namedPaths } from '../naming/follows-rule';

/** Each question's parts are followed through a few hundred changes, so that few seeds must do. */
const seeds = ['s1', 's2', 's3'];

/** A wrong path bears a name only if it gives what the rule of that name gives. */
export const namedByRule: TemplateCheck = {
  name: 'named by rule',
  promise:
    'Where the rule of a wrong idea can be followed from the question and its working, each wrong answer of that name follows it.',
  run(template) {
    const judged = followedByHand[template.id] ?? [];
    return seeds
      .flatMap((seed) =>
        namedPaths(makeInstance(template, seed))
          .filter(({ misconceptionId, follows }) => follows === false && !judged.includes(misconceptionId))
          .map(
            ({ misconceptionId, answer }) => `${misconceptionId}: ${answer} does not follow its rule (seed ${seed})`,
          ),
      )
      .slice(0, 3);
  },
};
