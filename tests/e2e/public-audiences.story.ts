import { expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';

const pages = [
  {
    link: 'What teachers get',
    path: '/for-teachers',
    title: 'Set the work. See who needs help, and with what.',
    gains: ['Classes', 'Homework and tests', 'Live view', 'Mark book', 'Mistake insights', 'Reports'],
    start: { name: 'Register as a teacher', to: '/register?role=TEACHER' },
    others: ['For families', 'For tutors'],
  },
  {
    link: 'What families get',
    path: '/for-families',
    title: 'Help with maths, without the arguments at the kitchen table',
    gains: ['The right place to start', 'Mistakes that get fixed', 'Reports you read in a minute'],
    start: { name: 'Find your child’s course', to: '/onboarding/welcome' },
    others: ['For teachers', 'For tutors'],
  },
  {
    link: 'What tutors get',
    path: '/for-tutors',
    title: 'Know where to start before the lesson does',
    gains: ['Where to start', 'Work that gets marked', 'Their working', 'Reports for the family'],
    start: { name: 'Register as a tutor', to: '/register?role=TUTOR' },
    others: ['For teachers', 'For families'],
  },
];

for (const { link, path, title, gains, start, others } of pages) {
  test(`a visitor opens ${path} from the front page and reads what there is`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('region', { name: 'Helping someone learn maths?' }).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const name of gains) await expect(main.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'What does it cost?' })).toBeVisible();
    for (const way of await main.getByRole('link', { name: start.name }).all())
      await expect(way).toHaveAttribute('href', start.to);
    await expect(main.getByRole('link', { name: start.name })).toHaveCount(2);
    for (const name of others) await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
  });
}

test('the foot and the header lead there as well', { tag: '@one-width' }, async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For teachers' }).click();
  await expect(page).toHaveURL(/\/for-teachers$/);
  const list = page.getByRole('contentinfo').getByRole('list', { name: 'Who it’s for' });
  for (const name of ['For families', 'For tutors', 'For teachers']) {
    await list.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase().replace(' ', '-')}$`));
  }
});
