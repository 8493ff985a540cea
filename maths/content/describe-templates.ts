import { afterAll, describe, expect, test } from 'vitest';
import type { AnyTemplate } from '../templates/format';
import { firstSeeds, questionChecks, runQuestionCheck, runTemplateCheck, templateChecks } from './all-checks';
import { formulasTypeset } from './checks/formulas-typeset';
import { recordTally, tallyOf } from './record/tally';

/** A run of all tests looks at so many questions of each template; the long run, which `npm run content:full` makes, at 200. */
const seeds = firstSeeds(Number(process.env.CONTENT_SEEDS ?? 5));
/** So many lines say enough; the rest are of the same kind. */
const shown = 12;

/** All checks over all these templates: one test for each template and check. `CONTENT_SEEDS=200` makes the long run. */
export function describeTemplates(templates: AnyTemplate[]): void {
  for (const template of templates) {
    describe(template.id, () => {
      test.each([...templateChecks, formulasTypeset])('$name', (check) => {
        expectNone(runTemplateCheck(check, template));
      });
      test.each(questionChecks)(
        '$name',
        (check) => {
          expectNone(runQuestionCheck(check, template, seeds));
        },
        120_000,
      );
      afterAll(() => recordTally(tallyOf(template, seeds, questionChecks.length)));
    });
  }
}

function expectNone(problems: string[]): void {
  expect(problems.length, `\n${problems.slice(0, shown).join('\n')}\n`).toBe(0);
}
