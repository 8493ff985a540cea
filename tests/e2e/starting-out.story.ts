import type { Page } from '@playwright/test';
import { newAccount } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, fillRegistration, test } from './story';

/** Presses a button of a form and waits for the page that it leads to. */
async function send(page: Page, name: string): Promise<void> {
  const arrived = page.waitForResponse((reply) => reply.request().isNavigationRequest() && reply.status() !== 303);
  await page.getByRole('button', { name }).click();
  await arrived;
  await page.waitForLoadState();
}

/** Gives the first option or a number as the answer; where that cannot be read, or at every third place, says that it is not learned. */
async function answerSomehow(page: Page, place: number): Promise<void> {
  if (place % 3 === 0) return send(page, 'I haven’t learned this');
  const option = page.getByRole('radio').first();
  if (await option.isVisible()) await option.check();
  else await page.getByRole('textbox', { name: 'Your answer' }).fill('12');
  await send(page, 'Next');
  if (await page.getByRole('alert').isVisible()) await send(page, 'I haven’t learned this');
}

// An answer that cannot be read comes back with its page, and so does a form that misses something.
test.use({ expectedTroubles: /status of (400|422)/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Their names, in the order shown. */
const coursesAtHome = (page: Page) =>
  page.getByRole('region', { name: 'Your courses' }).getByRole('heading', { level: 3 });

test('a visitor tries a question, finds a place to start with a pause, registers, and has map and plan', async ({
  page,
}) => {
  // About thirty pages, one after another.
  test.slow();
  await test.step('answers a question on the front page, and is told which idea went wrong', async () => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Try one. No account needed.' });
    await card.getByRole('textbox', { name: 'Your answer' }).fill('((');
    await card.getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL(/\/try\/86-.*answer=/);
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('((');
    await page.getByRole('textbox', { name: 'Your answer' }).fill('77');
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('link', { name: 'Show me how it’s done' }).click();
    await expect(page.getByRole('heading', { name: /^Step by step to/ })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Find my starting point' }).click();
  });

  await test.step('begins the placement test, pauses, and goes on where it was left', async () => {
    await expect(heading(page)).toHaveText('Where should you start?');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(heading(page)).toContainText('Question 1');
    await answerSomehow(page, 1);
    await expect(heading(page)).toContainText('Question 2');
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Pause' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/enrollment-test/year-6');
    await expect(heading(page)).toContainText('Question 2');
  });

  await test.step('comes to a result without a mark', async () => {
    for (let place = 2; (await page.getByRole('button', { name: 'Next' }).count()) > 0; place += 1) {
      await expect(heading(page)).toContainText(`Question ${place}`);
      await answerSomehow(page, place);
    }
    await expect(heading(page)).toContainText(/^(Start at|You’re ready)/);
    await expect(page.getByRole('heading', { name: 'Your first week' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('registers, and it is kept', async () => {
    await page.getByRole('link', { name: 'Save my map for free' }).click();
    await expect(page.getByLabel('Year level')).toHaveValue('6');
    await fillRegistration(page, newAccount());
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(/^You can take this test again from \d/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it again' })).toHaveCount(0);
    await page.getByRole('link', { name: 'See my map' }).click();
    await expect(heading(page)).toHaveText('Year 6 Maths map');
    await expect(page.getByText('Start here (placement test)').filter({ visible: true })).toHaveCount(1);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: /^Practise this/ }).click();
    await expect(page).toHaveURL(/\/create-practice\/year-6\?topic=/);
  });

  await test.step('finds the plan at home', async () => {
    await page.goto('/home');
    const plan = page.getByRole('region', { name: 'Your first week' });
    await expect(plan.getByText('Today')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Year 6 Maths' })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('tells its age, and a parent hears of it', async () => {
    await page.getByRole('link', { name: 'Finish setting up' }).click();
    await expect(heading(page)).toHaveText('When were you born?');
    await page.getByLabel('Month').selectOption({ label: 'March' });
    await page.getByLabel('Year').fill(String(new Date().getFullYear() - 12));
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('If you’re under 15, we email a parent or carer.')).toBeVisible();
    await expect(page.getByLabel('Month')).toHaveValue('3');
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Email of a parent or carer').fill('parent@example.test');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText('What are you here for?');
    await page.getByLabel('Get ahead').check();
    await page.getByLabel('10 minutes').check();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('Remind me').selectOption({ label: 'At 4 pm' });
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Next' }).click();
    const nickname = page.getByLabel('Nickname');
    await nickname.fill('Admin');
    await page.getByRole('button', { name: 'Looks good' }).click();
    await expect(page.getByText(/one of ours/)).toBeVisible();
    await expect(nickname).toHaveValue('Admin');
    const ideas = page.getByRole('list', { name: 'Or use one of these:' }).getByRole('button');
    await expect(ideas).toHaveCount(4);
    const idea = (await ideas.nth(1).textContent()) ?? '';
    await ideas.nth(1).click();
    await expect(nickname).toHaveValue(idea);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Looks good' }).click();
    await expect(heading(page)).toHaveText('Learning with others?');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(nickname).toHaveValue(idea);
    await page.getByRole('button', { name: 'Looks good' }).click();
    await expect(heading(page)).toHaveText('Learning with others?');
    await expectAccessibleInBothThemes(page);
    // An address that is no step leads to the first that is open.
    await page.goto('/onboarding/whatever');
    await expect(heading(page)).toHaveText('Learning with others?');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(heading(page)).toHaveText('Your first week');
    await expect(page.getByText('Day 1')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Go to my home page' }).click();
    await expect(page.getByRole('region', { name: 'Your first week' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Finish setting up' })).toHaveCount(0);
  });
});

test('a visitor ticks the courses to begin with, and finds them at home in that order', async ({ page }) => {
  await test.step('presses on from the year to the courses, where that of the year is ticked', async () => {
    await page.goto('/onboarding/year-level');
    await page.getByRole('link', { name: 'Year 6', exact: true }).click();
    await page.getByRole('link', { name: 'New South Wales' }).click();
    await expect(heading(page)).toHaveText('What are you studying in Year 6?');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: 'Year 6 Maths' })).toBeChecked();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('is told of none and of four, and keeps the ticks', async () => {
    await page.getByRole('checkbox', { name: 'Year 6 Maths' }).uncheck();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toHaveText('Tick at least one course to start with.');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    for (const name of ['Selective High School', 'Year 6 Maths', 'Year 5 Maths', 'Year 7 Maths']) {
      await page.getByRole('checkbox', { name }).check();
    }
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose up to three courses to start with.');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('checkbox', { name: 'Year 7 Maths' }).uncheck();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText(
      'Selective High School, Year 6 Maths and Year 5 Maths it is. Try one question?',
    );
  });

  await test.step('changes the choice, and goes on to the sign-up', async () => {
    await page.getByRole('link', { name: 'Choose other courses' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Year 5 Maths' }).uncheck();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Skip this' }).click();
    await page.getByRole('link', { name: 'Later' }).click();
    await expect(page.getByText('Year 6 Maths will be on your home page too')).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('link', { name: 'Register free' }).click();
    await expect(page.getByText('You’ll start with Selective High School and Year 6 Maths.')).toBeVisible();
    await expect(page.getByLabel('Year level')).toHaveValue('6');
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });

  await test.step('registers, and practises the first of them first', async () => {
    await fillRegistration(page, newAccount());
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/create-practice\/selective-high-school/);
    await page.goto('/home');
    await expect(coursesAtHome(page)).toHaveText(['Selective High School', 'Year 6 Maths']);
  });

  await test.step('adds another one later, behind those', async () => {
    await page.goto('/onboarding/courses?year=7');
    await page.getByRole('checkbox', { name: 'NAPLAN Year 7' }).check();
    await page.getByRole('checkbox', { name: 'Year 7 Maths' }).uncheck();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText('NAPLAN Year 7 it is. Try one question?');
    await page.goto('/home');
    await expect(coursesAtHome(page)).toHaveText(['Selective High School', 'Year 6 Maths', 'NAPLAN Year 7']);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('courses are ticked by plain forms, and four lose nothing', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/onboarding/courses?year=11&state=vic');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    for (const name of ['VCE Methods', 'VCE General', 'VCE Specialist', 'HSC Advanced']) {
      await page.getByRole('checkbox', { name }).check();
    }
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose up to three courses to start with.');
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
    await page.getByRole('checkbox', { name: 'HSC Advanced' }).uncheck();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(
      /try-one\?year=11&state=vic&course=vce-general&course=vce-methods&course=vce-specialist$/,
    );
  });
});
