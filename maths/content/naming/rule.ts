import type { Change } from './changes';
import { consequences } from './follow-through';
import type { Facts, Wrong } from './question-facts';
import { same, type Value } from './values';

/** Whether a wrong answer is what a misconception gives on this question. */
export type Rule = (facts: Facts, wrong: Wrong) => boolean;

const pair = (value: number): Value => [value, value];

/** Whether every value of the wrong answer is right or among these, and not all are right. */
export function isAmong(facts: Facts, wrong: Wrong, values: Value[]): boolean {
  const { right } = facts;
  const kept = wrong.values.filter((value) => right.some((one) => same(one, value)));
  const found = (value: Value) => values.some((one) => same(one, value, wrong.slack));
  if (
    wrong.values.length === right.length &&
    wrong.values.every((value, i) => same(value, right[i] ?? pair(Number.NaN)))
  )
    return false;
  return wrong.values.every((value) => kept.includes(value) || found(value)) && wrong.values.some(found);
}

/** The wrong answer comes of one such change and all that follows from it. */
export const comesOf =
  (...changes: Change[]): Rule =>
  (facts, wrong) =>
    changes.some((change) => isAmong(facts, wrong, consequences(facts, change)));

export const anyOf =
  (...rules: Rule[]): Rule =>
  (facts, wrong) =>
    rules.some((rule) => rule(facts, wrong));

/** A number that stands in the question or in the working, but is not the answer. */
export const fromWorking: Rule = (facts, wrong) =>
  isAmong(facts, wrong, [...[...facts.worked, ...facts.given].map(pair), ...facts.parts]);

/** What an operation gives for two numbers of the question or of the working. */
export const ofTwo =
  (...operations: ((a: number, b: number) => number)[]): Rule =>
  (facts, wrong) => {
    const pool = poolOf(facts);
    return isAmong(
      facts,
      wrong,
      pool.flatMap((a) => pool.flatMap((b) => operations.map((run) => pair(run(a, b))))),
    );
  };

/** What an operation gives for the right answer and one number of the question or of the working. */
export const ofAnswer =
  (...operations: ((right: number, other: number) => number)[]): Rule =>
  (facts, wrong) => {
    const pool = poolOf(facts);
    return facts.right.some(([right = Number.NaN]) =>
      isAmong(
        facts,
        wrong,
        pool.flatMap((b) => operations.map((run) => pair(run(right, b)))),
      ),
    );
  };

/** Each value of the wrong answer against the right one in its place. */
export const each =
  (test: (right: number, wrong: number, slack: number) => boolean): Rule =>
  (facts, wrong) =>
    facts.right.length === wrong.values.length &&
    facts.right.every((right, i) =>
      right.every((value, point) => test(value, wrong.values[i]?.[point] ?? Number.NaN, wrong.slack)),
    );

export const poolOf = (facts: Facts): number[] =>
  [...new Set([...facts.given, ...facts.worked])].filter(Number.isFinite).slice(0, 60);

/** What an operation gives for three numbers of the question, or of the working. */
export const ofThree =
  (...operations: ((a: number, b: number, c: number) => number)[]): Rule =>
  (facts, wrong) => {
    const pool = poolOf(facts).slice(0, 22);
    return isAmong(
      facts,
      wrong,
      pool.flatMap((a) => pool.flatMap((b) => pool.flatMap((c) => operations.map((run) => pair(run(a, b, c)))))),
    );
  };

/** A sum of some numbers of the question, each taken once. */
export const sumOfGiven: Rule = (facts, wrong) => isAmong(facts, wrong, subsetSums(facts.given.slice(0, 12)).map(pair));

export function subsetSums(numbers: number[]): number[] {
  let sums = [0];
  for (const one of numbers) sums = sums.concat(sums.map((sum) => sum + one));
  return sums.slice(1);
}

/** What is worked out from the question alone, whichever way it is written. */
export const gives =
  (values: (facts: Facts) => readonly number[]): Rule =>
  (facts, wrong) =>
    isAmong(facts, wrong, values(facts).map(pair));

/** The same with letters in it: values at each sample point. */
export const givesValues =
  (values: (facts: Facts) => Value[]): Rule =>
  (facts, wrong) =>
    isAmong(facts, wrong, values(facts));

/** What an operation gives for four numbers of the question in different places. */
export const ofFour = (...operations: ((a: number, b: number, c: number, d: number) => number)[]): Rule =>
  gives(({ given }) => {
    const pool = given.slice(0, 12);
    return pool.flatMap((a) =>
      pool.flatMap((b) => pool.flatMap((c) => pool.flatMap((d) => operations.map((run) => run(a, b, c, d))))),
    );
  });

/** What an operation gives for one number that stands in the question. */
export const ofOne = (...operations: ((a: number) => number)[]): Rule =>
  gives((facts) => poolOf(facts).flatMap((a) => operations.map((run) => run(a))));

/** One number of the question in the place of another one. */
export const otherNumber =
  (change: (instead: readonly number[]) => Change): Rule =>
  (facts, wrong) =>
    comesOf(change([...new Set(facts.seen)]))(facts, wrong);
