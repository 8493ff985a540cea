/**
 * `npm run content:full`: all content checks over 200 seeds of every template, and a record of the run for the site
 * (maths/content/record/last-run.json). A run with problems is recorded too and ends with status 1.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tally } from '../maths/content/record/tally';

const seeds = Number(process.env.CONTENT_SEEDS ?? 200);
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
