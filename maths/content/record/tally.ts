import { appendFileSync } from 'node:fs';
import type { AnyTemplate } from '../../templates/format';
import { makeInstance } from '../../templates/instance';
import { formulaTextsOf } from '../texts';

/** What a run of the content checks went through. */
export interface Tally {
  templates: number;
  questions: number;
  /** Single checks: one promise of one question. */
  checks: number;
  steps: number;
  wrongPaths: number;
  formulas: number;
}

/** Counts what the checks of a template over these seeds look at. */
export function tallyOf(template: AnyTemplate, seeds: string[], checkCount: number): Tally {
  const instances = seeds.map((seed) => makeInstance(template, seed));
  const sum = (count: (instance: (typeof instances)[number]) => number) =>
    instances.reduce((total, instance) => total + count(instance), 0);
  return {
    templates: 1,
    questions: instances.length,
    checks: instances.length * checkCount,
    steps: sum(({ steps }) => steps.length),
    wrongPaths: sum(({ wrongPaths }) => wrongPaths.length),
    formulas: sum((instance) => formulaTextsOf(instance).length),
  };
}

/** Adds a line for the run's record, where a record is asked for (`npm run content:full`). */
export function recordTally(tally: Tally): void {
  const file = process.env.CONTENT_TALLY;
  if (file) appendFileSync(file, `${JSON.stringify(tally)}\n`);
}
