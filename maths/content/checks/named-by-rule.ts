import { makeInstance } from '../../templates/instance';
import type { TemplateCheck } from '../check';
import { followedByHand } from '../naming/followed-by-hand';
import { hasRule, namedPaths } from '../naming/follows-rule';

/** Each question's parts are followed through a few hundred changes, so that few seeds must do. */
const seeds = ['s1', 's2', 's3'];

/** A wrong path bears a name only if it gives what the rule of that name gives, or a person says why no rule can tell. */
export const namedByRule: TemplateCheck = {
  name: 'named by rule',
  promise:
    'Each wrong answer is what the rule of its name gives, worked out from the question alone; where no rule can tell, it is written down why.',
  run(template) {
    const judged = Object.keys(followedByHand[template.id] ?? {});
    const without = template.wrongPaths
      .filter(({ misconceptionId: id }) => !judged.includes(id) && !hasRule(template, id))
      .map(({ misconceptionId }) => `${misconceptionId}: has neither a rule nor a reason why it has none`);
    const wrong = seeds.flatMap((seed) =>
      namedPaths(makeInstance(template, seed))
        .filter(({ misconceptionId, follows }) => follows === false && !judged.includes(misconceptionId))
        .map(({ misconceptionId, answer }) => `${misconceptionId}: ${answer} does not follow its rule (seed ${seed})`),
    );
    return [...without, ...wrong].slice(0, 3);
  },
};
