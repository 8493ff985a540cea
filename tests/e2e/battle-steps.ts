import { type Browser, expect, type Page } from '@playwright/test';
import { type Answers, answersFor } from './answers';
import { rowsOf } from './database';
import { newAccount, quickRegister } from './quick-start';

export interface Player {
  page: Page;
  id: string;
  name: string;
}

/** Makes a player of a page: a student with this name who may meet players of any school. */
export async function makePlayer(page: Page, name: string): Promise<Player> {
  const { email } = await quickRegister(page, newAccount());
  const [user] = await rowsOf<{ id: string }>('update users set nickname = $1 where email = $2 returning id', [
    name,
    email,
  ]);
  const id = user?.id ?? '';
  // As if a parent had said yes: new accounts are under 13.
  await rowsOf(
    `insert into battle_permissions (user_id, key_hash, asked_at, expires_at, allowed)
     values ($1, sha256($2::bytea), now(), now(), true)`,
    [id, id],
  );
  return { page, id, name };
}

/** The same in a browser of their own. */
export async function anotherPlayer(browser: Browser, baseURL: string | undefined, name: string): Promise<Player> {
  const context = await browser.newContext({ baseURL, locale: 'en-AU', serviceWorkers: 'block' });
  return makePlayer(await context.newPage(), name);
}

/** Gives a page a clock that is three days slow, as on a device that nobody ever set. */
export async function slowClock({ page }: Player): Promise<void> {
  await page.addInitScript(() => {
    const Right = Date;
    const now = () => Right.now() - 3 * 86_400_000;
    window.Date = new Proxy(Right, {
      construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [now()] : parts),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  });
}

/** Joins the queue of a course; ends on the page of the battle. */
export async function findOpponent({ page }: Player, courseId: string): Promise<void> {
  await page.goto(`/game?course=${courseId}`);
  await page.getByRole('button', { name: 'Find an opponent' }).click();
  await page.waitForURL(/\/battle\/[0-9a-f-]{36}$/);
}

/** The battle that a player waits for or plays, as it is stored. */
export async function battleOf({ id }: Player): Promise<string> {
  const [battle] = await rowsOf<{ id: string }>(
    'select battle_id as id from battle_seats where user_id = $1 order by joined_at desc limit 1',
    [id],
  );
  return battle?.id ?? '';
}

/** What is right on a question of a battle, from 0. The pages never tell. */
export async function battleAnswers(battleId: string, index: number): Promise<Answers> {
  const [row] = await rowsOf<{ deck: { template: string; seed: string }[] }>('select deck from battles where id = $1', [
    battleId,
  ]);
  const entry = row?.deck[index];
  if (entry === undefined) throw new Error(`No question ${index} in battle ${battleId}`);
  return answersFor(entry.template, entry.seed);
}

export const questionCard = ({ page }: Player, index: number) =>
  page.getByRole('region', { name: `Question ${index + 1}`, exact: true });

/** Locks in an answer to the open question: the right one, or one that is never right. */
export async function lockIn(player: Player, battleId: string, index: number, isRight: boolean): Promise<void> {
  const card = questionCard(player, index);
  await expect(card.getByRole('button', { name: 'Lock in' })).toBeVisible({ timeout: 20_000 });
  const answers = await battleAnswers(battleId, index);
  // Readable, and of the kind that is asked for: a number is no time of day.
  const wrong = answers.wrong[0]?.answer ?? '987654321';
  if (answers.isChoice) {
    const boxes = card.locator(
      `input[name="answer"]${isRight ? `[value="${answers.right}"]` : `:not([value="${answers.right}"])`}`,
    );
    await boxes.first().check({ force: true });
  } else {
    await card.getByRole('textbox', { name: 'Your answer' }).fill(isRight ? answers.right : wrong);
  }
  await card.getByRole('button', { name: 'Lock in' }).click();
}
