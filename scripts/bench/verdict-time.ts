import type { Browser, Page } from '@playwright/test';
import { answersOf } from '../../tests/e2e/answers';
import { placeQuestion, questions } from '../../tests/e2e/chosen-questions';
import { createPractice } from '../measure/bff-client';
import { type RunningProduct, withProduct } from './with-product';

interface VerdictTimes {
  verdict: 'right' | 'wrong';
  median: number;
  p99: number;
  worst: number;
  /** Median of the part that the server takes: from sending the form to the last byte of its reply. */
  server: number;
}

const goalMs = 50;

/** The most questions of one practice. */
const perPractice = 40;

/** Prints how long a verdict takes, and how that stands to the goal. */
export async function printVerdictTimes(browser: Browser, port: number): Promise<void> {
  await withProduct(port, async (product) => {
    // What is compiled and cached at the first answers is no measure of the others.
    await timeVerdicts(browser, product, 10);
    const times = await timeVerdicts(browser, product, 60);
    console.log(`\nAnswer to verdict painted, in the browser (ms; goal ${goalMs})`);
    console.table(
      times.map(({ verdict, ...figures }) => ({
        verdict,
        ...Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))])),
        'within goal': figures.median <= goalMs,
      })),
    );
  });
}

/**
 * Milliseconds from pressing Check to the frame with the verdict, in a browser on loopback: `times` right answers and as
 * many wrong ones, each to a fresh question of adding fractions.
 */
async function timeVerdicts(browser: Browser, place: RunningProduct, times: number): Promise<VerdictTimes[]> {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  await context.addCookies([
    { name: 'mm_session', value: place.token, url: place.site, httpOnly: true, sameSite: 'Lax' },
  ]);
  await context.addInitScript(() => window.localStorage.setItem('mm-answer-box', 'plain'));
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const measured = { right: [] as Measured[], wrong: [] as Measured[] };
  let practiceId = '';
  for (let round = 0; round < 2 * times; round += 1) {
    const index = (round % perPractice) + 1;
    if (index === 1) practiceId = await createPractice(place.bff, place.token, perPractice);
    await placeQuestion(practiceId, index, questions.addFractions, `bench-${practiceId}-${index}`);
    const kind = round % 2 === 0 ? 'right' : 'wrong';
    measured[kind].push(await timeAnswer(page, `${place.site}/practice/${practiceId}/${index}`, kind));
  }
  await context.close();
  return [summary('right', measured.right), summary('wrong', measured.wrong)];
}

interface Measured {
  painted: number;
  server: number;
}

async function timeAnswer(page: Page, url: string, kind: VerdictTimes['verdict']): Promise<Measured> {
  const [practiceId = '', index = ''] = url.split('/').slice(-2);
  const answers = await answersOf(practiceId, Number(index));
  const answer = kind === 'right' ? answers.right : (answers.wrong[0]?.answer ?? '1');
  await page.goto(url, { waitUntil: 'load' });
  // The form is ours once the page's scripts run; before that it would load the page anew.
  await page.locator('aside[aria-label="Helpers"][data-live]').waitFor();
  await page.getByRole('textbox', { name: 'Your answer' }).fill(answer);
  // Nobody answers while the page still loads what it fetches ahead.
  await page.waitForLoadState('networkidle');
  return page.evaluate(pressAndWatch);
}

/** Runs in the page: presses Check and waits until the frame with a verdict is painted. */
function pressAndWatch(): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const card = document.querySelector('section[aria-labelledby="question"]');
    const started = performance.now();
    const late = setTimeout(() => reject(new Error('No verdict within ten seconds.')), 10_000);
    const watcher = new MutationObserver(() => {
      if (!card?.querySelector('[role="status"]')?.textContent) return;
      watcher.disconnect();
      clearTimeout(late);
      // The frame is painted when the next task runs.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const sent = performance
            .getEntriesByType('resource')
            .filter((entry) => entry.name.includes('.data') && entry.startTime >= started);
          const server = sent[0] as PerformanceResourceTiming | undefined;
          resolve({
            painted: performance.now() - started,
            server: server === undefined ? 0 : server.responseEnd - server.startTime,
          });
        }),
      );
    });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    card?.querySelector<HTMLButtonElement>('button[type="submit"][class*="check"]')?.click();
  });
}

function summary(verdict: VerdictTimes['verdict'], measured: Measured[]): VerdictTimes {
  const painted = measured.map((each) => each.painted).sort((a, b) => a - b);
  const server = measured.map((each) => each.server).sort((a, b) => a - b);
  return {
    verdict,
    median: at(painted, 0.5),
    p99: at(painted, 0.99),
    worst: at(painted, 1),
    server: at(server, 0.5),
  };
}

const at = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
