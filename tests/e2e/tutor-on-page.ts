import type { FrameLocator, Locator, Page } from '@playwright/test';
import { rowsOf } from './database';
import { placeOf } from './practice-steps';
import { openQuestion } from './quick-start';
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

/** A chat frame: inside the panel, or as a page of its own. */
type Frame = Pick<Page | FrameLocator, 'getByRole' | 'locator'>;

export function more(frame: Frame): Locator {
  return frame.locator('summary[aria-label="More"]');
}

/** The conversation. */
export function talk(frame: Frame): Locator {
  return frame.getByRole('log');
}

/** Writes a message and sends it; ends once the reply is there. */
export async function say(frame: Frame, text: string): Promise<void> {
  const box = writingBox(frame);
  await box.fill(text);
  await answered(frame, () => box.press('Enter'));
}

/** Where a message is written. */
export function writingBox(frame: Frame): Locator {
  return frame.getByRole('textbox', { name: /^Your (line of working|message)$/ });
}

/** Presses something that is sent as a message; ends once the reply is there. */
export async function press(frame: Frame, name: string): Promise<void> {
  await answered(frame, () => frame.getByRole('button', { name, exact: true }).click());
}

/** Does something that is answered, and waits for the answer. */
async function answered(frame: Frame, act: () => Promise<void>): Promise<void> {
  const replies = talk(frame)
    .locator('li')
    .filter({ hasText: /^(Tutor|Quiz) Me: / });
  const before = await replies.count();
  await act();
  await expect.poll(() => replies.count()).toBeGreaterThan(before);
}

/** The menu listens once scripts run; before that it is a plain one. */
const liveHelpers = (page: Page): Locator => page.locator('aside[aria-label="Helpers"][data-live]');

export async function waitUntilLive(page: Page): Promise<void> {
  await liveHelpers(page).waitFor();
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

/** Opens the panel unless it came back with its page, as one does that was left open. */
export async function ensurePanel(page: Page, name: string): Promise<void> {
  await expect(liveHelpers(page).or(panel(page, name)).first()).toBeVisible();
  if (!(await panel(page, name).isVisible())) await openPanel(page, name, false);
}

/** Opens Tutor Me as a page of its own, about a new question of this template. */
export async function openTalk(page: Page, templateId: string, seed: string): Promise<void> {
  await openQuestion(page, templateId, seed);
  const { practiceId, index } = placeOf(page);
  const [question] = await rowsOf<{ id: string }>(
    'select id from practice_questions where practice_id = $1 and index = $2',
    [practiceId, index],
  );
  await page.goto(`/chat-bot?ROLE=student&questionId=${question?.id}`);
}
