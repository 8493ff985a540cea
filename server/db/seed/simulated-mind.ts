import type { Random } from '../../../maths/engine/random';
import type { Instance } from '../../../maths/templates/index';
import { findTemplate } from '../../modules/catalogue/index';
import { expectedSuccess, startRating, templateStartRating } from '../../modules/practice/index';

/** How a simulated student answers: an ability, some wrong ideas of their own, and learning from week to week. */
export interface SimulatedMind {
  random: Random;
  /** Rating points above an average beginner. */
  ability: number;
  /** How often each wrong idea comes to mind, relative to others; made up as they are met. */
  ideas: Map<string, number>;
}

/** Points a student gains over one week of practice. */
const learning = 25;

/** Whether the student gets a question right, `weeks` after the beginning. */
export function knows(mind: SimulatedMind, instance: Instance, weeks: number): boolean {
  const template = findTemplate(instance.templateId);
  const level = template ? templateStartRating(template.difficulty) : startRating;
  return mind.random.chance(expectedSuccess(startRating + 180 + mind.ability + learning * weeks, level));
}

/** A wrong answer as this student would give it: mostly by one of their own wrong ideas, sometimes a slip. */
export function wrongAnswer(mind: SimulatedMind, instance: Instance): string {
  const { random, ideas } = mind;
  const paths = instance.wrongPaths.map((path) => {
    const weight = ideas.get(path.misconceptionId) ?? (random.chance(0.3) ? 8 : 1);
    ideas.set(path.misconceptionId, weight);
    return { path, weight };
  });
  if (paths.length === 0 || (instance.choices === null && random.chance(0.18))) return slip(mind, instance);
  const text = weighted(random, paths)?.path.answer ?? '';
  return instance.choices?.find((option) => option.text === text)?.id ?? text;
}

function weighted<T extends { weight: number }>(random: Random, items: readonly T[]): T | undefined {
  let left = random.next() * items.reduce((sum, { weight }) => sum + weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left <= 0) return item;
  }
  return items[0];
}

/** One digit typed wrongly. */
function slip({ random }: SimulatedMind, { answer, choices }: Instance): string {
  if (choices !== null) return random.pick(choices).id;
  const digits = [...answer.model.matchAll(/\d/g)];
  const digit = digits.length > 0 ? random.pick(digits) : undefined;
  if (digit === undefined) return '0';
  const other = (Number(digit[0]) + random.int(1, 8)) % 10;
  return `${answer.model.slice(0, digit.index)}${other}${answer.model.slice(digit.index + 1)}`;
}
