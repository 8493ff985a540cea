import type { Page } from '@playwright/test';
import type { Screen } from './screen';

export const go = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
};

/** A page as it loads, before anything is clicked. */
export const loadedPage = (group: string, name: string, person: Screen['person'], address: string): Screen => ({
  group,
  name,
  person,
  open: go(address),
});
