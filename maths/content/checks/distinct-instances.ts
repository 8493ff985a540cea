import { makeInstance } from '../../templates/instance';
import type { TemplateCheck } from '../check';

const seeds = 200;
const wanted = 20;

/** A student who meets the template again meets other numbers. */
export const distinctInstances: TemplateCheck = {
  name: 'distinct instances',
  promise: 'There are at least twenty different questions.',
  run(template) {
    const prompts = new Set<string>();
    for (let seed = 1; seed <= seeds; seed += 1) {
      const { prompt, figure, answer } = makeInstance(template, `s${seed}`);
      prompts.add(JSON.stringify([prompt, figure, answer.kind === 'choice' ? null : answer.model]));
    }
    return prompts.size >= wanted ? [] : [`only ${prompts.size} distinct questions over ${seeds} seeds`];
  },
};
