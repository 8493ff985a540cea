import type { Page } from '@playwright/test';
import { questions } from '../../tests/e2e/chosen-questions';
import { openSheet } from '../../tests/e2e/practice-steps';
import type { Screen } from './screen';

/** Practice with working, for the youngest, under the clock, and the steps of errors once more. */
export const modeScreens: Screen[] = [
  {
    group: 'Practice',
    name: 'practice-lines',
    person: 'third newcomer',
    async open(page, stage) {
      await stage.question('y7/linear-equations/two-step');
      await openSheet(page, 'Working');
      await writeLine(page, 1, 'x=1');
      await writeLine(page, 2, '2x=2');
    },
  },
  {
    group: 'Practice',
    name: 'practice-board',
    person: 'third newcomer',
    windowOnly: true,
    async open(page, stage) {
      await stage.question(questions.addFractions);
      await openSheet(page, 'Working');
      await page.getByRole('button', { name: 'Board', exact: true }).click();
      await page.getByRole('application', { name: 'Drawing board' }).waitFor();
    },
  },
  {
    group: 'Practice',
    name: 'practice-young',
    person: 'third newcomer',
    open: async (_page, stage) => void (await stage.question('y1/add-within-20/join-two-groups')),
  },
  {
    group: 'Practice',
    name: 'challenge',
    person: 'third newcomer',
    open: (page) => startChallenge(page),
  },
  {
    group: 'Result',
    name: 'challenge-result',
    person: 'third newcomer',
    async open(page, stage) {
      await startChallenge(page);
      await stage.finishRightly();
    },
  },
  {
    group: 'Error logbook',
    name: 'error-review',
    person: 'demo student',
    async open(page) {
      await page.goto('/error-logbook/year-6');
      await page.getByText(/^(Review \d+ worked|Continue review: )/).click();
      await page.getByRole('heading', { level: 1, name: /^Error \d+ of/ }).waitFor();
    },
  },
];

async function writeLine(page: Page, number: number, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `Line ${number} of my working` }).fill(text);
  await page.getByRole('button', { name: 'Enter line' }).click();
  await page.getByRole('textbox', { name: `Line ${number + 1} of my working` }).waitFor();
}

async function startChallenge(page: Page): Promise<void> {
  await page.goto('/create-practice/year-6');
  await page.getByRole('radio', { name: /^Challenge/ }).check({ force: true });
  await page.getByRole('slider', { name: 'How many questions' }).fill('5');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/\/practice\/[0-9a-f-]+\/1$/);
  await page.getByRole('timer').waitFor();
}
