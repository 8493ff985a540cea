import { afterAll, describe, expect, test } from 'vitest';
import { templates } from '../../templates/index';
import { firstSeeds } from '../all-checks';
import { type BenchReport, runBench } from './bench';

/** Every fourth template with one set of numbers in the suite; all of them with five in `npm run content:full`. */
const long = Number(process.env.CONTENT_SEEDS ?? 8) >= 200 || process.env.TUTOR_SEEDS !== undefined;
const seeds = firstSeeds(long ? Number(process.env.TUTOR_SEEDS ?? 5) : 1);
const benched = long ? templates : templates.filter((_, place) => place % 4 === 0);
const reports: BenchReport[] = [];

describe('the tutor on template', () => {
  test.each(benched.map((template) => [template.id, template] as const))(
    '%s',
    (_, template) => {
      const found = seeds.map((seed) => runBench(template, seed));
      reports.push(...found);
      expect(found.flatMap(({ problems }) => problems)).toEqual([]);
    },
    120_000,
  );
});

afterAll(() => {
  const sum = (count: (report: BenchReport) => number) => reports.reduce((total, report) => total + count(report), 0);
  const verdicts: Record<string, number> = {};
  for (const report of reports)
    for (const [key, count] of Object.entries(report.verdicts)) verdicts[key] = (verdicts[key] ?? 0) + count;
  console.info(
    JSON.stringify({
      questions: reports.length,
      turns: sum(({ turns }) => turns),
      replies: sum(({ replies }) => replies),
      formulas: sum(({ formulas }) => formulas),
      problems: sum(({ problems }) => problems.length),
      verdicts,
    }),
  );
});
