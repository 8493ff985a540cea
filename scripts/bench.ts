/**
 * Measures the built product on this machine. `npm run bench` prints everything; `npm run bench -- compare` only the
 * parts that are named.
 */
import { chromium } from '@playwright/test';
import { printAnswerCost } from './bench/answer-cost';
import { printBoardFrames } from './bench/board-frames';
import { printClassLoad } from './bench/class-load';
import { comparePages } from './bench/compare';
import { printHostileRequests } from './bench/hostile';
import { printLiveFrames } from './bench/live-frames';
import { printMarkBook } from './bench/mark-book';
import { printPageGrowth } from './bench/page-growth';
import { printProductFigures } from './bench/product-figures';
import { printReportGrowth } from './bench/report-growth';
import { printTutorWords } from './bench/tutor-words';
import { printVerdictTimes } from './bench/verdict-time';

const parts: Record<string, (amount?: number) => Promise<void>> = {
  product: () => withBrowser((browser) => printProductFigures(browser, 3320)),
  compare: () => withBrowser((browser) => comparePages(browser, 3370)),
  class: () => printClassLoad(3374),
  answer: () => printAnswerCost(3320),
  tutor: () => printTutorWords(3386),
  pages: (students) => printPageGrowth(students),
  reports: (classes) => printReportGrowth(classes),
  hostile: (requests) => printHostileRequests(3398, requests),
  board: () => withBrowser((browser) => printBoardFrames(browser, 3382)),
  book: () => withBrowser((browser) => printMarkBook(browser, 3394)),
  live: () => withBrowser((browser) => printLiveFrames(browser, 3390)),
  verdict: () => withBrowser((browser) => printVerdictTimes(browser, 3378)),
};

const names = process.argv.slice(2);
for (const [place, name] of (names.length === 0 ? Object.keys(parts) : names).entries()) {
  // A number says how much of it the part before is to make.
  if (isAmount(name)) continue;
  const part = parts[name];
  if (part === undefined) throw new Error(`No such part: ${name}. There are ${Object.keys(parts).join(', ')}.`);
  const next = names[place + 1];
  await part(isAmount(next) ? Number(next) : undefined);
}

function isAmount(word: string | undefined): boolean {
  return /^[1-9]\d*$/.test(word ?? '');
}

async function withBrowser(action: (browser: Awaited<ReturnType<typeof chromium.launch>>) => Promise<void>) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  try {
    await action(browser);
  } finally {
    await browser.close();
  }
}
