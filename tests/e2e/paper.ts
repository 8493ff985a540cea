import type { Page } from '@playwright/test';
import { boxOf, expect, expectNoSideways } from './story';

/** Width of what may be printed on, in pixels: A4 between the margins of the site's style. */
const sheets = { portrait: 680, landscape: 1032 };

/** Looks at the page as it is printed: nothing to press or fill in is on it, and nothing goes beyond its width. */
export async function onPaper(
  page: Page,
  sheet: keyof typeof sheets,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const before = page.viewportSize();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: sheets[sheet], height: 1000 });
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const role of ['banner', 'button', 'textbox', 'combobox', 'checkbox', 'radio'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), `${role} on paper`).toHaveCount(0);
  }
  // Tabs are gone; of a choice among views, the chosen one says what is shown.
  for (const choice of await page.getByRole('navigation').filter({ visible: true }).all()) {
    await expect(choice.getByRole('link')).toHaveCount(1);
    await expect(choice.getByRole('link')).toHaveAttribute('aria-current', 'true');
  }
  expect(await page.evaluate(foldedAway), 'closed on paper').toEqual([]);
  await expectNoSideways(page);
  await look();
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
}

/** Runs in the page: what stands on paper as a label alone, its content closed. */
function foldedAway(): string[] {
  return [...document.querySelectorAll('details')].flatMap((details) => {
    const [label, content] = details.children;
    if (!label?.checkVisibility() || content === undefined) return [];
    return content.checkVisibility({ contentVisibilityAuto: true }) && content.getBoundingClientRect().height > 0
      ? []
      : [label.textContent ?? ''];
  });
}

/** The last column of the first table is whole on the sheet. */
export async function expectLastColumn(page: Page, sheet: keyof typeof sheets): Promise<void> {
  const last = page.getByRole('table').first().getByRole('columnheader').last();
  await expect(last).toBeVisible();
  const { x, width } = await boxOf(last);
  expect(x + width).toBeLessThanOrEqual(sheets[sheet]);
}
