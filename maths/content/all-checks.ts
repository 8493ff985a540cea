import type { AnyTemplate } from '../templates/format';
import type { Check, TemplateCheck } from './check';
import { cleanText } from './checks/clean-text';
import { distinctInstances } from './checks/distinct-instances';
import { examplesHold } from './checks/examples-hold';
import { formulasRender } from './checks/formulas-render';
import { formulasStable } from './checks/formulas-stable';
import { keyConfirmed } from './checks/key-confirmed';
import { knownNames } from './checks/known-names';
import { misconceptionsDistinct } from './checks/misconceptions-distinct';
import { modelPasses } from './checks/model-passes';
import { mutantsFail } from './checks/mutants-fail';
import { namedByRule } from './checks/named-by-rule';
import { noSpoilers } from './checks/no-spoilers';
import { optionsFit } from './checks/options-fit';
import { otherFormsFail } from './checks/other-forms-fail';
import { ownPrompt } from './checks/own-prompt';
import { ownUnfinishedLines } from './checks/own-unfinished-lines';
import { ownUnits } from './checks/own-units';
import { readingLevelFits } from './checks/reading-level-fits';
import { roundingHidesNothing } from './checks/rounding-hides-nothing';
import { sameSeed } from './checks/same-seed';
import { stepsHold } from './checks/steps-hold';
import { threeWrongPaths } from './checks/three-wrong-paths';
import { workingLines } from './checks/working-lines';
import { wrongPathsFail } from './checks/wrong-paths-fail';

/** What every question of every template must keep. */
export const questionChecks: Check[] = [
  sameSeed,
  cleanText,
  modelPasses,
  ownUnits,
  ownPrompt,
  ownUnfinishedLines,
  otherFormsFail,
  wrongPathsFail,
  roundingHidesNothing,
  optionsFit,
  stepsHold,
  workingLines,
  mutantsFail,
  keyConfirmed,
  formulasRender,
  formulasStable,
  noSpoilers,
  readingLevelFits,
];

/** What every template must keep as a whole. */
export const templateChecks: TemplateCheck[] = [
  knownNames,
  distinctInstances,
  examplesHold,
  misconceptionsDistinct,
  threeWrongPaths,
  namedByRule,
];

/** The seeds of a test run: s1, s2 … */
export const firstSeeds = (count: number): string[] => Array.from({ length: count }, (_, place) => `s${place + 1}`);

/** Runs one check over these seeds; each line names template, seed, check and problem. */
export function runQuestionCheck(check: Check, template: AnyTemplate, seeds: string[]): string[] {
  return seeds.flatMap((seed) =>
    problemsOf(() => check.run(template, seed)).map((p) => `${template.id} seed ${seed}, ${check.name}: ${p}`),
  );
}

export function runTemplateCheck(check: TemplateCheck, template: AnyTemplate): string[] {
  return problemsOf(() => check.run(template)).map((problem) => `${template.id}, ${check.name}: ${problem}`);
}

/** A template that throws is a problem like any other. */
function problemsOf(run: () => string[]): string[] {
  try {
    return run();
  } catch (error) {
    return [`throws: ${error instanceof Error ? error.message : String(error)}`];
  }
}
