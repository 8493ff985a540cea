import { type ShopItem, shopItem, shopItems } from '../../../rules/shop/items';
import { itemsWorn, putOn, takeOff } from '../../../rules/shop/wear';
import { AppError } from '../../platform/app-error';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { spend } from '../rewards/index';
import { streakFrom } from '../streaks/index';
import { findShop, insertOwned, lockWorn, updateWorn } from './shop.repo';

/** Movements that the page shows. */
const ledgerLength = 30;

export interface OfferedItem extends ShopItem {
  owned: boolean;
  worn: boolean;
}

export interface CoinMovementShown {
  id: string;
  /** Below 0 for what was bought. */
  amount: number;
  reason: string;
  courseId: string | null;
  at: Date;
}

export interface Shop {
  coins: number;
  items: OfferedItem[];
  /** The latest movements, newest first. */
  ledger: CoinMovementShown[];
  /** Pause days of the streak that wait for a missed day. */
  pausesHeld: number;
}

/** Everything that can be worn, with what the student has, and why the coins moved. */
export async function readShop({ db, clock }: Services, viewer: Viewer): Promise<Shop> {
  requireStudent(viewer);
  const row = await findShop(db, viewer.id, ledgerLength);
  const owned = new Set(row?.owned);
  const worn = itemsWorn(row?.worn ?? null);
  return {
    coins: row?.coins ?? 0,
    items: shopItems.map((item) => ({
      ...item,
      owned: item.price === 0 || owned.has(item.id),
      worn: worn.get(item.slot)?.id === item.id,
    })),
    ledger: (row?.ledger ?? []).map(({ course_id, created_at, ...entry }) => ({
      ...entry,
      courseId: course_id,
      at: new Date(created_at),
    })),
    pausesHeld: row ? streakFrom(row, localDay(clock.now(), viewer.timeZone)).held : 0,
  };
}

/**
 * Buys an item and puts it on; one that the student has already is put on and costs nothing. NOT_FOUND for what is not
 * sold, UNPROCESSABLE where the coins do not reach: nothing is bought then.
 */
export async function buyItem(
  services: Services,
  { viewer, itemId }: { viewer: Viewer; itemId: string },
): Promise<void> {
  requireStudent(viewer);
  const item = requireItem(itemId);
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    // First of all, so that two purchases of one student wait here and nowhere else (docs/decisions/0211).
    const { worn } = await lockWorn(trx, viewer.id);
    const row = { student_id: viewer.id, item_id: item.id, price: item.price, bought_at: clock.now() };
    const isNew = item.price > 0 && (await insertOwned(trx, row));
    const movement = { studentId: viewer.id, amount: item.price, reason: item.name, idempotencyKey: `buy:${item.id}` };
    if (isNew && !(await spend(trx, movement))) {
      throw new AppError(
        'UNPROCESSABLE',
        `You need ${item.price} MarsCoins for this. Every set you finish earns some.`,
      );
    }
    await updateWorn(trx, viewer.id, putOn(worn, item));
  });
}

/** Puts an item of the student's on, or takes it off. NOT_FOUND for what they do not have. */
export async function wearItem(
  { db }: Services,
  { viewer, itemId, on }: { viewer: Viewer; itemId: string; on: boolean },
): Promise<void> {
  requireStudent(viewer);
  const item = requireItem(itemId);
  await db.transaction().execute(async (trx) => {
    const { worn, owned } = await lockWorn(trx, viewer.id);
    if (on && item.price > 0 && !owned.includes(item.id)) throw notThere();
    await updateWorn(trx, viewer.id, on ? putOn(worn, item) : takeOff(worn, item));
  });
}

export function requireStudent(viewer: Viewer): void {
  if (!viewer.roles.includes('STUDENT')) throw new AppError('FORBIDDEN', 'The shop is for students.');
}

function requireItem(id: string): ShopItem {
  const item = shopItem(id);
  if (item === undefined) throw notThere();
  return item;
}

const notThere = () => new AppError('NOT_FOUND', 'You do not have this yet.');
