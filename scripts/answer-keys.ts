/**
 * `npm run answer-keys [-- --shapes]`: types what the bank knows to be typed into the answer field in Chromium, key by key,
 * in both boxes, with 0, 20 and 300 ms between the keys, from before the field is alive. Every text must arrive as it was
 * typed, and its verdict with it. `--shapes` types one answer of each shape only.
 */
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { checkAnswer } from '../maths/engine/index';
import { type BankAnswer, bankAnswers, oneOfEachShape } from './answer-keys/bank-answers';

const address = 'http://answer-keys.test';
const boxes = ['plain', 'maths'] as const;
const delays = [0, 20, 300];
/** The longer the pauses, the more pages type at once. */
const pagesFor = (delay: number) => (delay >= 300 ? 48 : delay > 0 ? 12 : 4);

const known = new Map(bankAnswers().map((answer) => [answer.text, answer]));
const all = [...known.values()].filter(({ text }) => text.trim() !== '');
const answers = process.argv.includes('--shapes') ? oneOfEachShape(all) : all;
const files = await bundle();
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext();
await context.route(`${address}/**`, (route) => {
  const name = new URL(route.request().url()).pathname.slice(1);
  if (name === '') return route.fulfill({ contentType: 'text/html', body: html() });
  return route.fulfill({
    contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
    body: files.get(name) ?? '',
  });
});

let mismatches = 0;
for (const delay of delays) {
  const cases = answers.flatMap((answer) => boxes.map((box) => ({ answer, box })));
  const typed = cases.length;
  const pages = await Promise.all(Array.from({ length: pagesFor(delay) }, openPage));
  const started = performance.now();
  await Promise.all(
    pages.map(async (page) => {
      for (let next = cases.pop(); next !== undefined; next = cases.pop()) {
        const problem = await typeOne(page, next.answer, next.box, delay);
        if (problem === null) continue;
        mismatches += 1;
        console.log(`${next.box}, ${delay} ms, ${next.answer.templateId}: ${problem}`);
      }
      await page.close();
    }),
  );
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${delay} ms: ${answers.length} answers × ${boxes.length} boxes = ${typed} typed in ${seconds} s`);
}
console.log(`${mismatches} mismatches`);
await browser.close();
process.exitCode = mismatches === 0 ? 0 : 1;

async function openPage(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** What is wrong with how it arrived; null where nothing is. Each text finds the field at another moment of its waking. */
async function typeOne(page: Page, { spec, text }: BankAnswer, box: string, delay: number): Promise<string | null> {
  const aliveAfterMs = (text.length * 7) % 40;
  await page.evaluate(
    ([kind, wait]) => (window as unknown as { open: (...given: unknown[]) => void }).open(kind, wait),
    [box, aliveAfterMs],
  );
  await page.keyboard.type(text, { delay });
  // Short texts are typed before the field is alive: it must keep them when it wakes.
  await page.getByRole('toolbar').and(page.locator(':not([data-hidden])')).waitFor();
  const arrived = await page.locator('input').inputValue();
  if (arrived !== text) return `${JSON.stringify(text)} arrived as ${JSON.stringify(arrived)}`;
  const draft = await page.evaluate(() => document.querySelector('title')?.textContent);
  if (draft !== text) return `the page holds ${JSON.stringify(draft)} of ${JSON.stringify(text)}`;
  const [asked, read] = [checkAnswer(spec, text), checkAnswer(spec, arrived)];
  return asked.kind === read.kind ? null : `${text} is ${asked.kind}, and ${read.kind} once typed`;
}

async function bundle(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    entryPoints: ['scripts/answer-keys/page.tsx'],
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    outdir: '/',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(1), text]));
}

function html(): string {
  return '<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css"><body><script type="module" src="/page.js"></script>';
}
