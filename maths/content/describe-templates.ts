import { describe, expect, test } from 'vitest';
import type { AnyTemplate } from '../templates/format';
import { questionChecks, runQuestionCheck, runTemplateCheck, templateChecks } from './all-checks';

const seedCount = Number(process.env.CONTENT_SEEDS ?? 20);
/** So many lines say enough; the rest are of the same kind. */
const shown = 12;

/** All checks over all these templates: one test for each template and check. `CONTENT_SEEDS=200` makes the long run. */
export function describeTemplates(templates: AnyTemplate[]): void {
  for (const template of templates) {
    describe(template.id, () => {
      test.each(templateChecks)('$name', (check) => {
        expectNone(runTemplateCheck(check, template));
      });
      test.each(questionChecks)(
        '$name',
        (check) => {
          expectNone(runQuestionCheck(check, template, seedCount));
        },
        120_000,
      );
    });
  }
}

function expectNone(problems: string[]): void {
  expect(problems.length, `\n${problems.slice(0, shown).join('\n')}\n`).toBe(0);
}
