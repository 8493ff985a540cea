import { samplePdf, samplePng } from '../sample-files';
import { joinByCode, makeClass, phoneOf } from './class-steps';
import { onPaper } from './paper';
import { newAccount, quickRegister } from './quick-start';
import { expect, expectAccessibleInBothThemes, expectNoSideways, sendLogin, test } from './story';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
const webPage = Buffer.from('<html><script>alert(1)</script></html>');

test.describe('files, announcements and accounts', () => {
  test.use({ expectedTroubles: /status of (400|409|422)/ });

  test('a teacher shares files and writes to the class; a student reads both', { tag: '@one-width' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await quickRegister(page, newAccount(), 'TEACHER');
    const code = await makeClass(page, '8B');
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await test.step('files that are none say so, the others are shared', async () => {
      await expect(page.getByText('Drop files here or browse')).toBeVisible();
      await page
        .getByLabel('Drop files here or browse')
        .setInputFiles([
          file('fractions', samplePdf()),
          file('board.png', samplePng(40, 40)),
          file('page.pdf', webPage),
        ]);
      const uploads = page.getByRole('list', { name: 'Uploads' });
      await expect(uploads.getByRole('listitem').filter({ hasText: 'page.pdf' })).toContainText(
        'whatever its name says',
      );
      await expect(page.getByRole('link', { name: 'fractions.pdf', exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'board.png', exact: true })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
    });
    await test.step('two are dropped; each shows how far it is, and then the list has both', async () => {
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route(/\/api\/class-files\//, async (route) => {
        await held;
        await route.continue();
      });
      const dataTransfer = await page.evaluateHandle(() => {
        const carried = new DataTransfer();
        for (const name of ['plan.txt', 'words.txt']) carried.items.add(new File(['Ten sums a day'], name));
        return carried;
      });
      const area = page.getByRole('group', { name: 'Files' });
      await area.dispatchEvent('dragover', { dataTransfer });
      await area.dispatchEvent('drop', { dataTransfer });
      const bar = (name: string) => page.getByRole('img', { name: new RegExp(`^${name}: \\d+ %$`) });
      for (const name of ['plan.txt', 'words.txt']) await expect(bar(name)).toBeVisible();
      await expect(page.getByRole('link', { name: 'plan.txt', exact: true })).toHaveCount(0);
      letThrough();
      for (const name of ['plan.txt', 'words.txt']) {
        await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
        await expect(bar(name)).toHaveCount(0);
      }
      await page.unrouteAll();
    });
    await test.step('one is renamed, deleted and brought back', async () => {
      const board = page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: 'board.png' });
      await board.getByText('Rename or delete…').click();
      await board.getByRole('textbox', { name: 'Name' }).fill('The board');
      await page.getByRole('button', { name: 'Rename board.png' }).click();
      await expect(page.getByRole('link', { name: 'The board.png', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Delete The board.png' }).click();
      await expect(page.getByText('You can restore it below for a week.')).toBeVisible();
      await page.getByRole('button', { name: 'Restore The board.png' }).click();
      await expect(page.getByRole('link', { name: 'The board.png', exact: true })).toBeVisible();
    });
    await test.step('an announcement with a mark from the button', async () => {
      await page.getByRole('link', { name: 'Announcements' }).click();
      const box = page.getByLabel('Announcement', { exact: true });
      await box.fill('Bring a ');
      await box.press('End');
      await page.getByRole('button', { name: 'Bold' }).click();
      await page.keyboard.type('ruler');
      await page.getByRole('button', { name: 'Announce' }).click();
      await expect(page.getByText('your students have been notified')).toBeVisible();
      await expect(page.locator('b', { hasText: 'ruler' })).toBeVisible();
      await expectNoSideways(page);
      await expectAccessibleInBothThemes(page);
    });
    const student = await phoneOf(browser, baseURL);
    await quickRegister(student);
    await joinByCode(student, code, '8B');
    await test.step('the student reads it, and looks at the picture', async () => {
      await expect(student.locator('b', { hasText: 'ruler' })).toBeVisible();
      await expectNoSideways(student);
      await student.getByRole('link', { name: 'The board.png', exact: true }).click();
      const picture = student.getByRole('img', { name: 'The board.png' });
      await expect(picture).toBeVisible();
      expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
      const coming = student.waitForEvent('download');
      await student.getByRole('link', { name: 'Download' }).click();
      expect((await coming).suggestedFilename()).toBe('The board.png');
      await expectAccessibleInBothThemes(student);
    });
    await student.context().close();
  });

  test('without scripts the same form takes several files', { tag: '@one-width' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await quickRegister(page, newAccount(), 'TEACHER');
    await makeClass(page, '8C');
    const address = page.url().replace(/\/join$/, '/files');
    const state = await page.context().storageState();
    const context = await browser.newContext({ baseURL, storageState: state, javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(address);
    await plain
      .getByLabel('Drop files here or browse')
      .setInputFiles([file('plan.txt', Buffer.from('Plan')), file('page.pdf', webPage)]);
    await plain.getByRole('button', { name: 'Upload' }).click();
    await expect(plain.getByRole('alert')).toContainText('page.pdf');
    await expect(plain.getByRole('link', { name: 'plan.txt', exact: true })).toBeVisible();
    await context.close();
  });

  test('names become accounts, and a card opens one once', { tag: '@one-width' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    await quickRegister(page, newAccount(), 'TEACHER');
    await makeClass(page, '8D');
    await page.getByRole('link', { name: 'Create accounts from names' }).click();
    await page.getByLabel('Names').fill('Mia Hill\n=SUM(A1)\nZoë\nmia hill');
    await page.getByRole('button', { name: 'Create accounts' }).click();
    await expect(page.getByRole('row', { name: /^2 =SUM/ })).toContainText('formula');
    await expect(page.getByRole('row', { name: /^4 mia hill/ })).toContainText('line 1');
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('checkbox', { name: 'Skip these and create the rest' }).check();
    await page.getByRole('button', { name: 'Create accounts' }).click();
    await page.getByRole('link', { name: 'Print 2 cards' }).click();
    const card = page.getByRole('list', { name: 'Cards' }).getByRole('listitem').filter({ hasText: 'Mia Hill' });
    await expect(card.getByRole('img', { name: /QR code/ })).toBeVisible();
    await onPaper(page, 'portrait', async () => {
      await expect(card.getByRole('img', { name: /QR code/ })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(2);
    });
    const [, login = '', password = ''] = await card.locator('dd').allTextContents();
    await expectNoSideways(page);
    await expectAccessibleInBothThemes(page);
    const student = await phoneOf(browser, baseURL);
    await test.step('the student chooses a password and goes on', async () => {
      await student.goto('/login');
      await sendLogin(student, { email: login, password });
      await expect(student.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
      await student.getByLabel('New password').fill('purple wombats sing');
      await student.getByRole('button', { name: 'Save password' }).click();
      await sendLogin(student, { email: login, password: 'purple wombats sing' });
      await expect(student).toHaveURL(/\/home/);
    });
    await page.reload();
    await expect(card).toBeHidden();
    await student.context().close();
  });
});
