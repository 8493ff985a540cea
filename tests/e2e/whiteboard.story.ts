import type { Locator, Page } from '@playwright/test';
import { questions } from './chosen-questions';
import { answersHere, finishSet, giveAnswer, openSheet, preferPlainTyping } from './practice-steps';
import { openQuestion } from './quick-start';
import { boxOf, expect, expectAccessibleInBothThemes, expectNoSideways, test } from './story';
import { waitUntilLive } from './tutor-on-page';

test.beforeEach(async ({ page, newStudent }) => {
  void newStudent;
  await preferPlainTyping(page);
});

const board = (page: Page): Locator => page.getByRole('application', { name: 'Drawing board' });
const drawing = (page: Page, count: number): Locator =>
  board(page).getByRole('img', { name: count === 0 ? 'An empty board' : `A drawing with ${count} shape` });

async function openBoard(page: Page): Promise<void> {
  await waitUntilLive(page);
  await openSheet(page, 'Working');
  await page.getByRole('group', { name: 'Ways to show working' }).getByRole('button', { name: 'Board' }).click();
  await expect(board(page)).toBeVisible();
}

/** Draws from one place of the board to another, given as parts of its width and height. */
async function drag(page: Page, [x1, y1]: [number, number], [x2, y2]: [number, number]): Promise<void> {
  await board(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(board(page));
  await page.mouse.move(x + x1 * width, y + y1 * height);
  await page.mouse.down();
  await page.mouse.move(x + x2 * width, y + y2 * height, { steps: 12 });
  await page.mouse.up();
}

/** The same with one finger. */
async function swipe(page: Page, [x1, y1]: [number, number], [x2, y2]: [number, number]): Promise<void> {
  await board(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(board(page));
  const client = await page.context().newCDPSession(page);
  const at = (part: number) => ({
    x: x + width * (x1 + part * (x2 - x1)),
    y: y + height * (y1 + part * (y2 - y1)),
  });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  for (let step = 1; step <= 8; step += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 8)] });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

interface Touch {
  id: number;
  /** Parts of the board's width and height, where it begins and ends. */
  from: [number, number];
  to: [number, number];
  /** Of the contact, in pixels: a fingertip unless it is told. */
  radius?: number;
}

/** Touches that come down one after the other, move together and are lifted together. */
async function touch(page: Page, touches: Touch[]): Promise<void> {
  await board(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(board(page));
  const client = await page.context().newCDPSession(page);
  const pointsAt = (part: number, some = touches) =>
    some.map(({ id, from, to, radius = 9 }) => ({
      id,
      x: x + width * (from[0] + part * (to[0] - from[0])),
      y: y + height * (from[1] + part * (to[1] - from[1])),
      radiusX: radius,
      radiusY: radius,
      force: 0.5,
    }));
  for (let count = 1; count <= touches.length; count += 1) {
    const touchPoints = pointsAt(0, touches.slice(0, count));
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  }
  for (let step = 1; step <= 10; step += 1)
    await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: pointsAt(step / 10) });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}

/** How many pixels of the finished drawing are painted. */
function paintedPixels(page: Page): Promise<number> {
  return board(page)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      // Read from a copy: the board's own canvas is made for painting.
      const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
      const context = copy.getContext('2d', { willReadFrequently: true });
      context?.drawImage(canvas, 0, 0);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let painted = 0;
      for (let at = 3; at < pixels.length; at += 4) if ((pixels[at] ?? 0) > 0) painted += 1;
      return painted;
    });
}

test('every tool draws, and each step goes back and forth', async ({ page, isMobile }) => {
  await openQuestion(page, questions.addFractions, 'story-1');
  await openBoard(page);
  await expect(drawing(page, 0)).toBeVisible();
  await (isMobile ? swipe : drag)(page, [0.1, 0.2], [0.6, 0.4]);
  await expect(drawing(page, 1)).toBeVisible();
  expect(await paintedPixels(page)).toBeGreaterThan(100);
  for (const [tool, count] of [
    ['Line', 2],
    ['Arrow', 3],
    ['Rectangle', 4],
    ['Ellipse', 5],
  ] as const) {
    await page.getByText(tool, { exact: true }).locator('xpath=..').click();
    await drag(page, [0.1 * count, 0.5], [0.1 * count + 0.25, 0.85]);
    await expect(drawing(page, count)).toBeVisible();
  }
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(drawing(page, 3)).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(drawing(page, 4)).toBeVisible();
  await page.getByRole('button', { name: 'Clear board' }).click();
  await expect(drawing(page, 0)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawing(page, 4)).toBeVisible();
  await expectNoSideways(page);
  await expectAccessibleInBothThemes(page);
});

test('by touch: a finger draws, a palm and a second finger do not, two fingers zoom the page', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a touch screen');
  await openQuestion(page, questions.addFractions, 'story-1');
  await openBoard(page);
  const scroll = () => page.evaluate(() => window.scrollY);
  await board(page).scrollIntoViewIfNeeded();
  const before = await scroll();
  await touch(page, [{ id: 1, from: [0.1, 0.2], to: [0.8, 0.7] }]);
  await expect(drawing(page, 1)).toBeVisible();
  expect(await scroll(), 'the page stays where it is under the finger').toBe(before);
  const painted = await paintedPixels(page);
  expect(painted).toBeGreaterThan(100);

  await test.step('a palm leaves no mark', async () => {
    await touch(page, [{ id: 1, from: [0.2, 0.8], to: [0.7, 0.9], radius: 40 }]);
    expect(await paintedPixels(page)).toBe(painted);
    await expect(drawing(page, 1)).toBeVisible();
  });

  await test.step('two fingers zoom the page and draw nothing', async () => {
    await touch(page, [
      { id: 1, from: [0.45, 0.5], to: [0.2, 0.3] },
      { id: 2, from: [0.55, 0.5], to: [0.8, 0.7] },
    ]);
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.1);
    expect(await paintedPixels(page)).toBe(painted);
    await expect(drawing(page, 1)).toBeVisible();
  });
});

test('what is drawn survives a reload, and is kept with the answer and shown in the review', {
  tag: '@one-width',
}, async ({ page, isMobile }) => {
  await openQuestion(page, questions.addFractions, 'story-1');
  const answers = await answersHere(page);
  await openBoard(page);
  for (const height of [0.2, 0.4, 0.6]) await (isMobile ? swipe : drag)(page, [0.1, height], [0.6, height + 0.1]);
  await expect(drawing(page, 3)).toBeVisible();
  const painted = await paintedPixels(page);

  await page.reload();
  await openBoard(page);
  await expect(drawing(page, 3)).toBeVisible();
  expect(await paintedPixels(page)).toBeGreaterThan(0.9 * painted);
  await page.getByRole('button', { name: 'Save with my answer' }).click();
  await expect(page.getByText('You’ll see it in your review.')).toBeVisible();

  await openSheet(page, 'Question');
  await giveAnswer(page, answers, answers.right);
  await expect(page.getByText('Correct, first go!')).toBeVisible();
  await finishSet(page);
  await page.getByRole('region', { name: 'Question by question' }).locator('summary').first().click();
  const picture = page.getByRole('img', { name: 'A drawing with 3 shapes' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
  await expectAccessibleInBothThemes(page);
});

test('rubbing out, text, and a shape drawn by keys; nothing of it is loaded before', {
  tag: '@one-width',
}, async ({ page }) => {
  const boardFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('open-board')) boardFiles.push(request.url());
  });
  await openQuestion(page, questions.addFractions, 'story-1');
  await waitUntilLive(page);
  expect(boardFiles).toEqual([]);
  await openBoard(page);
  expect(boardFiles.length).toBeGreaterThan(0);
  await drag(page, [0.1, 0.3], [0.9, 0.3]);
  const before = await paintedPixels(page);
  await page.getByText('Eraser', { exact: true }).locator('xpath=..').click();
  await page.getByRole('combobox', { name: 'Eraser size' }).selectOption('Large');
  await drag(page, [0.5, 0.1], [0.5, 0.6]);
  expect(await paintedPixels(page)).toBeLessThan(before);
  await expect(drawing(page, 1)).toBeVisible();

  await page.getByText('Text', { exact: true }).locator('xpath=..').click();
  await board(page).click({ position: { x: 60, y: 200 } });
  await page.getByRole('textbox', { name: 'Text on the board' }).fill('3x − 12');
  await page.keyboard.press('Enter');
  await expect(drawing(page, 2)).toBeVisible();

  await page.getByText('Line', { exact: true }).locator('xpath=..').click();
  await board(page).focus();
  await page.keyboard.press('Enter');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(drawing(page, 3)).toBeVisible();
});

test('a drawing is taken away seven days after its last change', { tag: '@one-width' }, async ({ page }) => {
  await page.clock.install();
  await openQuestion(page, questions.addFractions, 'story-1');
  await openBoard(page);
  await drag(page, [0.1, 0.2], [0.6, 0.4]);
  await expect(drawing(page, 1)).toBeVisible();
  await page.clock.runFor(1000);
  const saved = () =>
    page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('mm-whiteboard:')).length);
  expect(await saved()).toBe(1);
  const sevenDays = 7 * 24 * 60 * 60 * 1000;
  await page.clock.fastForward(sevenDays - 120_000);
  await expect(drawing(page, 1)).toBeVisible();
  await page.clock.fastForward(180_000);
  await expect(drawing(page, 0)).toBeVisible();
  expect(await saved()).toBe(0);
});

test.describe('ten megabytes', { tag: '@one-width' }, () => {
  test.use({ expectedTroubles: /413/ });

  test('a drawing that is too large is not kept, and stays on the board', async ({ page }) => {
    await openQuestion(page, questions.addFractions, 'story-1');
    await openBoard(page);
    await drag(page, [0.1, 0.2], [0.6, 0.4]);
    // Somebody sends ten megabytes past our own check.
    const status = await page.evaluate(async () => {
      const body = new FormData();
      body.set('intent', 'keep');
      body.set('board', 'x'.repeat(10_000_000));
      return (await fetch(`/api/boards/${crypto.randomUUID()}`, { method: 'POST', body })).status;
    });
    expect(status).toBe(413);
    await expect(drawing(page, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Save with my answer' }).click();
    await expect(page.getByText('You’ll see it in your review.')).toBeVisible();
    await page.getByRole('button', { name: 'Don’t save it' }).click();
    await expect(page.getByRole('button', { name: 'Save with my answer' })).toBeVisible();
  });
});
