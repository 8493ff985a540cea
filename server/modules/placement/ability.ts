import type { Topic } from '../../../maths/curriculum/index';
import type { Difficulty } from '../catalogue/index';
import { expectedSuccess, templateStartRating } from '../practice/index';
import { topicsOfStrand } from './strand-topics';

/**
 * One scale for all school years, in the points of our ratings (400 for odds of ten to one): a year of learning counts
 * 200 of them, so that somebody who is right at 60 % of a year's middle questions is right at about 32 % of the next one's.
 */
export const pointsPerYear = 200;

/** Where the middle questions of a topic lie: within its year, in the order in which its strand is taught. */
export function topicPlace(topic: Topic): number {
  const members = topicsOfStrand(topic);
  const share = (members.indexOf(topic.id) + 0.5) / members.length;
  return pointsPerYear * (topic.year + share);
}

/** Where a kind of question lies: easier and harder ones below and above the middle of its topic. */
export function questionPlace(topic: Topic, difficulty: Difficulty): number {
  return topicPlace(topic) + templateStartRating(difficulty) - templateStartRating('NORMAL');
}

/** Chance of a right answer; among `options` to choose from, a guess may be right too. */
export function chanceOf(ability: number, place: number, options: number): number {
  const known = expectedSuccess(ability, place);
  return options < 2 ? known : known + (1 - known) / options;
}

export interface Evidence {
  place: number;
  /** Number of options to choose from; 0 where the answer is typed. */
  options: number;
  right: boolean;
}

export interface Estimate {
  ability: number;
  /** Standard deviation of what is still possible, in points. */
  error: number;
}

/** How far students of one year lie apart, in points. */
const spread = 240;
const step = 10;

/**
 * The mean and the standard deviation of a student's ability after these answers (Bayes' rule on a grid; before the first
 * one, abilities are spread normally around the beginning of the year).
 */
export function estimateAbility(year: number, answers: readonly Evidence[]): Estimate {
  const middle = pointsPerYear * year;
  let sum = 0;
  let mean = 0;
  let square = 0;
  for (let ability = middle - 900; ability <= middle + 900; ability += step) {
    const distance = (ability - middle) / spread;
    let log = -(distance * distance) / 2;
    for (const { place, options, right } of answers) {
      const chance = chanceOf(ability, place, options);
      log += Math.log(right ? chance : 1 - chance);
    }
    const weight = Math.exp(log);
    sum += weight;
    mean += weight * ability;
    square += weight * ability * ability;
  }
  const ability = mean / sum;
  return { ability, error: Math.sqrt(Math.max(0, square / sum - ability * ability)) };
}
