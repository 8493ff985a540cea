/**
 * `npm run content:full`: all content checks over 200 seeds of every template, and a record of the run for the site
 * (maths/content/record/last-run.json). A run with problems is recorded too and ends with status 1.
 *
 * `npm run content:full -- --check 'own units' --check 'own prompt' --year 6` runs these checks of these years alone and
 * records nothing.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  firstSeeds,
  questionChecks,
  runQuestionCheck,
  runTemplateCheck,
  templateChecks,
} from '../maths/content/all-checks';
import type { Tally } from '../maths/content/record/tally';
import { templates } from '../maths/templates';

const seeds = Number(process.env.CONTENT_SEEDS ?? 200);
const { values: only } = parseArgs({
  options: { check: { type: 'string', multiple: true }, year: { type: 'string', multiple: true } },
});
if (only.check !== undefined || only.year !== undefined) process.exit(runSome(only.check ?? [], only.year ?? []));

const folder = mkdtempSync(join(tmpdir(), 'content-run-'));
const [tallyFile, reportFile] = [join(folder, 'tally.jsonl'), join(folder, 'report.json')];
const started = Date.now();

const run = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'content', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
  { stdio: 'inherit', env: { ...process.env, CONTENT_SEEDS: String(seeds), CONTENT_TALLY: tallyFile } },
);

const tallies: Tally[] = readFileSync(tallyFile, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const total = (key: keyof Tally): number => tallies.reduce((sum, tally) => sum + tally[key], 0);
const report: { numFailedTests: number } = JSON.parse(readFileSync(reportFile, 'utf8'));
const record = {
  day: new Date().toISOString().slice(0, 10),
  seeds,
  templates: total('templates'),
  questions: total('questions'),
  checks: total('checks'),
  steps: total('steps'),
  wrongPaths: total('wrongPaths'),
  formulas: total('formulas'),
  problems: report.numFailedTests,
  seconds: Math.round((Date.now() - started) / 1000),
};
writeFileSync('maths/content/record/last-run.json', `${JSON.stringify(record, null, 2)}\n`);
rmSync(folder, { recursive: true });
console.log(record);
process.exitCode = run.status ?? 1;

/** Some checks of some years, in this process and without a record; the status to end with. */
function runSome(names: string[], years: string[]): number {
  const wanted = (check: { name: string }) => names.length === 0 || names.includes(check.name);
  const [ofQuestions, ofTemplates] = [questionChecks.filter(wanted), templateChecks.filter(wanted)];
  if (ofQuestions.length + ofTemplates.length < names.length) {
    console.error(`The checks are: ${[...questionChecks, ...templateChecks].map(({ name }) => name).join(', ')}.`);
    return 2;
  }
  const chosen = templates.filter(({ id }) => years.length === 0 || years.some((year) => id.startsWith(`y${year}/`)));
  let problems = 0;
  for (const template of chosen) {
    const found = [
      ...ofQuestions.flatMap((check) => runQuestionCheck(check, template, firstSeeds(seeds))),
      ...ofTemplates.flatMap((check) => runTemplateCheck(check, template)),
    ];
    for (const problem of found) console.error(problem);
    problems += found.length;
  }
  console.log({ templates: chosen.length, seeds, checks: names, problems, seconds: Math.round(process.uptime()) });
  return problems === 0 ? 0 : 1;
}
