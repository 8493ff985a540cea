import { newId } from '../../../platform/ids';
import { questionInstance } from '../../catalogue/index';

/** Draws before the same numbers twice in one practice are accepted. */
const mostTries = 40;

/** Gives each question a seed of its own, so that no two questions of the practice look the same. */
export function drawSeeds(templateIds: readonly string[], newSeed: () => string = newId): string[] {
  const seen = new Set<string>();
  return templateIds.map((templateId) => {
    let seed = newSeed();
    for (let tries = 1; tries < mostTries && seen.has(look(templateId, seed)); tries += 1) seed = newSeed();
    seen.add(look(templateId, seed));
    return seed;
  });
}

function look(templateId: string, seed: string): string {
  const instance = questionInstance(templateId, seed);
  return JSON.stringify([templateId, instance?.prompt, instance?.figure, instance?.instruction]);
}
