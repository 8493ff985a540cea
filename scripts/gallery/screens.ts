import type { Locator, Page } from '@playwright/test';
import { questions, sharedWrongAnswer } from '../../tests/e2e/chosen-questions';
import { showHint } from '../../tests/e2e/practice-steps';
import { go, loadedPage as page } from './loaded-page';
import { modeScreens } from './mode-screens';
import { placeScreens } from './place-screens';
import type { Screen } from './screen';

/** Presses a key until it works: pages listen to keys only once their scripts run. */
async function pressUntil(page: Page, key: string, shown: Locator): Promise<void> {
  for (let tries = 0; tries < 20 && !(await shown.isVisible()); tries += 1) {
    await page.keyboard.press(key);
    await shown.waitFor({ timeout: 500 }).catch(() => {});
  }
  await shown.waitFor();
}

/** Every screen in the states that matter, in the order of the index. */
export const screens: Screen[] = [
  page('Landing', 'landing', null, '/'),
  {
    group: 'Landing',
    name: 'landing-scrolled',
    person: null,
    windowOnly: true,
    async open(page) {
      await go('/')(page);
      await page.evaluate(() => window.scrollTo(0, 700));
      await page.waitForFunction(() => window.scrollY > 600);
    },
  },
  page('Account', 'login', null, '/login'),
  {
    group: 'Account',
    name: 'login-wrong',
    person: null,
    async open(page) {
      await go('/login')(page);
      await page.getByLabel('Email').fill('nobody@example.test');
      await page.getByLabel('Password', { exact: true }).fill('isn’t the password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  page('Account', 'register', null, '/register'),
  {
    group: 'Account',
    name: 'register-errors',
    person: null,
    async open(page) {
      await go('/register')(page);
      await page.getByLabel('Email').fill('nobody');
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByText('Tick this box to continue.').waitFor();
    },
  },
  page('Account', 'forgot-password', null, '/forgot-password'),
  page('Account', 'reset-password', null, '/reset-password/a-link-from-a-mail'),
  page('Public pages', 'public-courses', null, '/courses'),
  page('Public pages', 'course-contents', null, '/courses/year-6/contents'),
  page('Public pages', 'how-we-check', null, '/how-we-check'),
  page('Public pages', 'terms', null, '/terms-conditions'),
  page('Public pages', 'privacy', null, '/privacy-policy'),
  {
    group: 'Terms gate',
    name: 'terms-gate',
    person: 'not agreed yet',
    windowOnly: true,
    async open(page, stage) {
      await stage.forgetAgreement();
      await page.goto('/home');
      await page.getByRole('dialog').waitFor();
    },
  },
  page('Home', 'home-empty', 'newcomer', '/home'),
  page('Home', 'home', 'demo student', '/home'),
  {
    group: 'Home',
    name: 'home-menu',
    person: 'demo student',
    windowOnly: true,
    async open(page) {
      await go('/home')(page);
      const phoneMenu = page.getByRole('button', { name: 'Menu', exact: true });
      const menu = (await phoneMenu.isVisible()) ? phoneMenu : page.getByRole('button', { name: 'Account menu' });
      await menu.click();
      await page.getByRole('menu').waitFor();
    },
  },
  page('Error logbook', 'error-logbook-empty', 'newcomer', '/error-logbook'),
  page('Statistics', 'error-statistics-empty', 'newcomer', '/error-logbook-statistics/year-6'),
  page('Statistics', 'error-statistics', 'demo student', '/error-logbook-statistics/year-6'),
  page('Statistics', 'learning-activity-empty', 'newcomer', '/learning-activity-statistics/year-6'),
  page('Statistics', 'learning-activity', 'demo student', '/learning-activity-statistics/year-6'),
  page('Statistics', 'learning-activity-limit', 'demo student', '/learning-activity-statistics/year-6?range=12w'),
  page('Courses', 'courses', 'newcomer', '/courses'),
  page('Courses', 'create-practice', 'newcomer', '/create-practice/year-6'),
  {
    group: 'Practice',
    name: 'practice',
    person: 'newcomer',
    open: async (_page, stage) => void (await stage.question(questions.addFractions)),
  },
  {
    group: 'Practice',
    name: 'practice-unreadable',
    person: 'newcomer',
    async open(page, stage) {
      await stage.answer(await stage.question(questions.addFractions), '3//7');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    group: 'Practice',
    name: 'practice-wrong-form',
    person: 'newcomer',
    async open(page, stage) {
      const answers = await stage.question(questions.addFractions);
      const [top = 1, bottom = 1] = answers.right.split('/').map(Number);
      await stage.answer(answers, `${top * 2}/${bottom * 2}`);
      await page.getByText('lowest terms').first().waitFor();
    },
  },
  {
    group: 'Practice',
    name: 'practice-wrong',
    person: 'newcomer',
    async open(page, stage) {
      const answers = await stage.question(questions.addFractions);
      await stage.answer(answers, answers.wrong[0]?.answer ?? '1');
      await page.getByRole('heading', { name: 'Have another go' }).waitFor();
    },
  },
  {
    group: 'Practice',
    name: 'practice-splitting',
    person: 'newcomer',
    async open(page, stage) {
      const answers = await stage.question(questions.fractionOf, (each) => sharedWrongAnswer(each) !== null);
      await stage.answer(answers, sharedWrongAnswer(answers)?.answer ?? '');
      await page.getByText('One quick question').waitFor();
    },
  },
  {
    group: 'Practice',
    name: 'practice-hints',
    person: 'newcomer',
    async open(page, stage) {
      await stage.question(questions.addFractions);
      await showHint(page, 1);
      await page.getByRole('button', { name: 'Show hint 2' }).waitFor();
    },
  },
  {
    group: 'Practice',
    name: 'practice-right',
    person: 'newcomer',
    async open(page, stage) {
      const answers = await stage.question(questions.addFractions);
      await stage.answer(answers, answers.right);
      await page.getByRole('heading', { name: 'Worked solution' }).waitFor();
    },
  },
  {
    group: 'Practice',
    name: 'practice-closed',
    person: 'newcomer',
    async open(page, stage) {
      const answers = await stage.question(questions.addFractions);
      await stage.answer(answers, answers.wrong[0]?.answer ?? '1');
      await page.getByRole('button', { name: /Show the full solution/ }).click();
      await page.getByRole('heading', { name: 'Worked solution' }).waitFor();
    },
  },
  {
    group: 'Practice',
    name: 'practice-choice',
    person: 'newcomer',
    async open(page, stage) {
      await stage.question(questions.chooseBrackets);
      await pressUntil(page, '2', page.locator('label:has(input[name="answer"]:checked)'));
    },
  },
  {
    group: 'Practice',
    name: 'practice-figure',
    person: 'newcomer',
    open: async (_page, stage) => void (await stage.question('y8/pythagoras/hypotenuse')),
  },
  {
    group: 'Practice',
    name: 'practice-maths-box',
    person: 'second newcomer',
    windowOnly: true,
    async open(page, stage) {
      await stage.question(questions.addFractions);
      await page.getByRole('button', { name: 'Maths box' }).click();
      await page.locator('[data-typed-maths]').waitFor();
      await page.getByRole('button', { name: 'Fraction' }).click();
      await page.keyboard.type('3');
    },
  },
  {
    group: 'Practice',
    name: 'practice-keys',
    person: 'second newcomer',
    windowOnly: true,
    async open(page, stage) {
      await stage.question(questions.chooseBrackets);
      await pressUntil(page, '?', page.getByRole('dialog', { name: 'Keys' }));
    },
  },
  {
    group: 'Practice',
    name: 'practice-report',
    person: 'second newcomer',
    windowOnly: true,
    async open(page, stage) {
      await stage.question(questions.addFractions);
      await page.locator('summary[aria-label="Report a problem with this question"]').click();
      await page.getByRole('button', { name: 'Send' }).waitFor();
    },
  },
  {
    group: 'Result',
    name: 'result',
    person: 'second newcomer',
    async open(page, stage) {
      const first = await stage.question(questions.addFractions);
      await stage.answer(first, first.wrong[0]?.answer ?? '1');
      await page.getByRole('heading', { name: 'Have another go' }).waitFor();
      await stage.answer(first, first.right);
      await page.getByRole('link', { name: 'Next question' }).waitFor();
      await stage.finishRightly();
    },
  },
  page('Error logbook', 'error-logbook', 'demo student', '/error-logbook/year-6'),
  page('Error logbook', 'error-logbook-topics', 'demo student', '/error-logbook/year-6?by=topic'),
  page('Error logbook', 'error-logbook-fixed', 'demo student', '/error-logbook/year-6?state=FIXED'),
  page('Error logbook', 'error-set', 'demo student', '/create-practice/year-6?mode=error-logbook'),
  ...modeScreens,
  page('Account pages', 'profile', 'demo student', '/profile'),
  page('Account pages', 'subscription', 'demo student', '/subscription'),
  page('Account pages', 'notifications', 'demo student', '/notifications'),
  page('Account pages', 'discounts', 'demo student', '/discounts'),
  page('Account pages', 'billing-history', 'demo student', '/billing-history'),
  ...placeScreens,
  page('Failures', 'offline', null, '/offline'),
  page('Failures', 'practice-not-found', 'newcomer', '/practice/00000000-0000-4000-8000-000000000000/1'),
  {
    group: 'Failures',
    name: 'server-away',
    person: 'newcomer',
    async open(page, stage) {
      await stage.stopBff();
      await page.goto('/home');
      await page.getByRole('heading', { name: 'We’ll be right back' }).waitFor();
    },
  },
];
