/**
 * Lighthouse on the public pages of the built product: `npm run lighthouse`. Exit code 1 when a score is below 95.
 * Lighthouse is no dependency: npx fetches this version when it is not there.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedDatabase } from '../server/db/embedded';
import { startProduct } from './measure/product';

const version = '12.8.2';
const wanted = 0.95;
const run = promisify(execFile);
const chromiumFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync';
const chosen = process.argv.slice(2);
const pages = chosen.length > 0 ? chosen : ['/', '/pricing', '/courses'];

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; scoreDisplayMode: string }>;
}

const dataDir = mkdtempSync(join(tmpdir(), 'marsmaths-lighthouse-'));
const database = await startEmbeddedDatabase({ dataDir, log: () => {} });
const product = await startProduct({ dataDir, port: 3340, bffPort: 4340, env: { DATABASE_URL: database.url } });
const rows = [];
let low = false;
try {
  for (const preset of ['mobile', 'desktop'] as const) {
    for (const page of pages) {
      const report = await audit(page, preset);
      const scores = Object.entries(report.categories).map(([name, { score }]) => [name, score ?? 0] as const);
      const figure = (name: string) => report.audits[name]?.displayValue ?? '';
      rows.push({
        page,
        preset,
        ...Object.fromEntries(scores.map(([name, score]) => [name, Math.round(score * 100)])),
        FCP: figure('first-contentful-paint'),
        LCP: figure('largest-contentful-paint'),
        TBT: figure('total-blocking-time'),
        CLS: figure('cumulative-layout-shift'),
      });
      if (scores.some(([, score]) => score < wanted)) low = true;
      for (const [name, { score, title, displayValue, scoreDisplayMode }] of Object.entries(report.audits)) {
        const counts = scoreDisplayMode === 'binary' || scoreDisplayMode === 'metricSavings';
        if (counts && score !== null && score < 0.9)
          console.log(`  ${page} ${preset}: ${name}: ${title} ${displayValue ?? ''}`);
      }
    }
  }
  console.table(rows);
} finally {
  await product.stop();
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exitCode = low ? 1 : 0;

async function audit(page: string, preset: 'mobile' | 'desktop'): Promise<Report> {
  const file = join(dataDir, 'report.json');
  const options = [`--output=json`, `--output-path=${file}`, '--quiet', `--chrome-flags=${chromiumFlags}`];
  if (preset === 'desktop') options.push('--preset=desktop');
  await run('npx', ['--yes', `lighthouse@${version}`, `${product.site}${page}`, ...options], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
