/** `npx tsx scripts/record-tour.ts`: films the tour of the front page from the built product, with captions and a poster, into public/media. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { answersFor } from '../tests/e2e/answers';
import { answerRightly } from '../tests/e2e/practice-steps';
import { quickPractice, quickRegister } from '../tests/e2e/quick-start';
import startProduct from '../tests/e2e/start-product';
import { openBrowser } from './gallery/browser';
import { captionsFile } from './tour/captions';
import { encodeFrames } from './tour/encode-frames';
import { type Film, startFilm } from './tour/film';
import { toWebp } from './tour/to-webp';
import { writeWebm } from './tour/write-webm';

const folder = 'public/media';
const size = { width: 1280, height: 720 };
const bitrate = 300_000;
const question = { templateId: 'y6/unlike-fractions/add-two', seed: 'tour' };
const typingMs = 180;

interface Caption {
  from: number;
  text: string;
}

/** One question from its first wrong answer to the result; returns what the captions say and when. */
async function tour(page: Page, film: Film, practiceId: string): Promise<Caption[]> {
  const captions: Caption[] = [];
  const tell = async (text: string, ms: number) => {
    captions.push({ from: film.now(), text });
    await page.waitForTimeout(ms);
  };
  const answer = async (text: string) => {
    const box = page.getByRole('textbox', { name: 'Your answer' });
    await box.fill('');
    await box.pressSequentially(text, { delay: typingMs });
    await page.getByRole('button', { name: 'Check' }).click();
  };
  const { right, wrong } = answersFor(question.templateId, question.seed);
  const common = wrong[0]?.answer;
  if (common === undefined) throw new Error('This question knows no wrong answer.');
  await tell('A question about adding fractions. You type an answer.', 3000);
  await answer(common);
  await page.getByText('Not yet').first().waitFor();
  await tell('Not yet. You see which common mistake it was, on your own numbers.', 6000);
  await page.getByRole('button', { name: 'Show hint 1' }).click();
  await tell('A hint shows the next step, never the answer.', 5000);
  await answer(right);
  await expect(page.getByRole('link', { name: 'Next question' })).toBeVisible();
  await tell('Found it! Trying again costs nothing.', 5000);
  await film.cut(async () => {
    await page.getByRole('link', { name: 'Next question' }).click();
    await page.waitForURL('**/2');
    while (!page.url().endsWith('/result')) await answerRightly(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(500);
  });
  await tell('Your results: every question, and what to do next.', 3500);
  await page.mouse.wheel(0, 420);
  await tell('The mistake goes into your error logbook, to come back with new numbers.', 4500);
  if (!page.url().includes(practiceId)) throw new Error('The tour ended elsewhere.');
  return captions;
}

const stop = await startProduct();
const browser = await openBrowser();
try {
  const baseURL = `http://localhost:${process.env.E2E_PORT ?? '3210'}`;
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
  });
  await context.addInitScript(() => window.localStorage.setItem('mm-answer-box', 'plain'));
  const page = await context.newPage();
  await quickRegister(page);
  const practiceId = await quickPractice(page, [question]);
  await page.goto(`/practice/${practiceId}/1`);
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor();
  mkdirSync(folder, { recursive: true });
  const poster = await page.screenshot();
  const film = await startFilm(page, size);
  const captions = await tour(page, film, practiceId);
  const duration = film.now();
  const pictures = await film.end();
  await page.goto('/healthz');
  writeFileSync(`${folder}/tour.webp`, await toWebp(page, poster, 960));
  const frames = await encodeFrames(page, pictures, { ...size, bitrate });
  writeFileSync(`${folder}/tour.webm`, writeWebm(frames, { ...size, duration }));
  writeFileSync(`${folder}/tour.vtt`, captionsFile(captions, duration));
  process.stdout.write(`${frames.length} frames, ${Math.round(duration / 1000)} s\n`);
} finally {
  await browser.close();
  await stop();
}
