import type { Random } from '../../../maths/engine/random';
import type { QuestionContent } from '../../../maths/templates/index';
import { expectedSuccess, startRating, templateStartRating } from '../../modules/practice/index';
import type { StoredQuestion } from '../../modules/questions/index';

/** How a generated student answers: an ability, some misconceptions of their own, and learning from week to week. */
export interface StudentModel {
  random: Random;
  /** Rating points above an average beginner. */
  ability: number;
  /** How often each misconception shows, relative to others; made up as they are met. */
  misconceptions: Map<string, number>;
}

/** Points a student gains over one week of practice. */
const learning = 25;

/** Whether the student gets a question right, `weeks` after the beginning. */
export function knows(model: StudentModel, { difficulty }: StoredQuestion, weeks: number): boolean {
  const level = templateStartRating(difficulty);
  return model.random.chance(expectedSuccess(startRating + 180 + model.ability + learning * weeks, level));
}

/** A wrong answer as this student would give it: mostly by one of their own misconceptions, sometimes a slip. */
export function wrongAnswer(model: StudentModel, instance: QuestionContent): string {
  const { random, misconceptions } = model;
  const paths = instance.wrongPaths.map((path) => {
    const weight = misconceptions.get(path.misconceptionId) ?? (random.chance(0.3) ? 8 : 1);
    misconceptions.set(path.misconceptionId, weight);
    return { path, weight };
  });
  if (paths.length === 0 || (instance.choices === null && random.chance(0.18))) return slip(model, instance);
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
function slip({ random }: StudentModel, { answer, choices }: QuestionContent): string {
  if (choices !== null) return random.pick(choices).id;
  const digits = [...answer.model.matchAll(/\d/g)];
  const digit = digits.length > 0 ? random.pick(digits) : undefined;
  if (digit === undefined) return '0';
  const other = (Number(digit[0]) + random.int(1, 8)) % 10;
  return `${answer.model.slice(0, digit.index)}${other}${answer.model.slice(digit.index + 1)}`;
}
