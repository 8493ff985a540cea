import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './story';

export function mascot(page: Page): Locator {
  return page.getByRole('button', { name: 'Open the tutor: Quiz Me or Tutor Me' });
}

export function helper(page: Page, name: string): Locator {
  return page.getByRole('complementary', { name: 'Helpers' }).getByRole('link', { name });
}

export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

export function inside(page: Page): FrameLocator {
  return page.frameLocator('iframe[src*="ROLE=student"]');
}

/** The hint or the steps that the frame was opened about. */
export function asked(page: Page): Locator {
  return inside(page).locator('section');
}

/** The menu listens once scripts run; before that it is a plain one. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.locator('aside[aria-label="Helpers"][data-live]').waitFor();
}

export async function openMenu(page: Page, byTouch: boolean): Promise<void> {
  await waitUntilLive(page);
  if (byTouch) await mascot(page).tap();
  else await mascot(page).hover();
}

export async function openPanel(page: Page, name: string, byTouch: boolean): Promise<Locator> {
  await openMenu(page, byTouch);
  await helper(page, name).click();
  await expect(panel(page, name)).toBeVisible();
  return panel(page, name);
}
