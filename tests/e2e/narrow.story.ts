import type { Page } from '@playwright/test';
import { routeRows } from '../route-rows';
import { quickLogIn } from './quick-start';
import { expect, expectNoSideways, test } from './story';

/** 1280 pixels zoomed to 400 %, or the smallest phone. */
const narrowest = { width: 320, height: 568 };

const parametersOf = (pattern: string): number => pattern.match(/[:*]/g)?.length ?? 0;

const patterns = Object.entries(routeRows)
  .filter(([pattern, { audience }]) => ['public', 'member'].includes(audience) && pattern !== '/logout')
  .map(([pattern]) => ({ pattern, shape: shapeOf(pattern) }))
  // An address with fewer parameters is meant first: /classes/new is no class.
  .sort((a, b) => parametersOf(a.pattern) - parametersOf(b.pattern));

function shapeOf(pattern: string): RegExp {
  const inside = pattern
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.+');
  return new RegExp(`^${inside}$`);
}

const patternOf = (path: string): string | null => patterns.find(({ shape }) => shape.test(path))?.pattern ?? null;

/** Follows the page's links until a page of each kind was seen that this person gets to; returns their patterns. */
async function visitAll(page: Page, begin: string[]): Promise<Set<string>> {
  const seen = new Set<string>();
  const waiting = [...begin];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const asked = patternOf(new URL(path, 'http://site').pathname);
    if (asked === null || seen.has(asked)) continue;
    seen.add(asked);
    // Pages of other people are not there for this one.
    if ((await page.request.get(path)).status() === 404) continue;
    await page.goto(path);
    const { pathname } = new URL(page.url());
    seen.add(patternOf(pathname) ?? pathname);
    await test.step(pathname, () => expectNoSideways(page));
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin }) => origin === location.origin)
        .map((link) => link.pathname + link.search),
    );
    waiting.push(...links);
  }
  return seen;
}

const people = [
  { who: 'student@demo.test', begin: '/home', reaches: '/classroom/:classId/tasks/:studentTaskId' },
  { who: 'teacher@demo.test', begin: '/teacher', reaches: '/teacher/tasks/:taskId/report/:key' },
  { who: 'admin@demo.test', begin: '/admin', reaches: '/admin/classes/:classId' },
];

for (const { who, begin, reaches } of people) {
  test(`no page that ${who} gets to scrolls sideways at 320 pixels`, { tag: '@one-width' }, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(narrowest);
    await quickLogIn(page, who);
    const plain = patterns.map(({ pattern }) => pattern).filter((pattern) => parametersOf(pattern) === 0);
    const seen = await visitAll(page, [begin, ...plain]);
    expect([...seen]).toContain(reaches);
  });
}

test('the coins are in the header of a student at 320 pixels, with every button of it in view', {
  tag: '@one-width',
}, async ({ page }) => {
  await page.setViewportSize(narrowest);
  await quickLogIn(page, 'student@demo.test');
  await page.goto('/classes');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^MarsCoins/ })).toBeInViewport({ ratio: 1 });
  for (const label of ['Account menu', 'Menu']) {
    const button = header.locator(`summary[aria-label="${label}"]`);
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(page.locator(`details:has(> summary[aria-label="${label}"]) > div`)).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Escape');
  }
});
