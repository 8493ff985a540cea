import { shopItem, shopItems } from '../../../rules/shop/items';
import { isOutOfSeason } from '../../../rules/shop/postcards';
import { isWorn, type ShopItem, type Slot } from '../../../rules/shop/shop-item';
import { itemsWorn, putOn, takeOff } from '../../../rules/shop/wear';
import { AppError } from '../../platform/app-error';
import type { DeviceType } from '../../platform/device-type';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { evaluateFlags, type FlagName, flagPerson } from '../flags/index';
import { spend } from '../rewards/index';
import { streakFrom } from '../streaks/index';
import { type OwnQuest, ownQuestFrom, ownQuestWanted } from './own-quest';
import { findOwned, findShop, insertOwned, lockWorn, updateWorn } from './shop.repo';
import { requireStudent } from './student';

/** Movements that the page shows. */
const ledgerLength = 30;

export interface OfferedItem extends ShopItem {
  owned: boolean;
  /** Null for what was not bought. */
  boughtAt: Date | null;
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
  ownQuest: OwnQuest;
}

/** Everything that is sold to this student and what they have of it, and why the coins moved. */
export async function readShop(services: Services, viewer: Viewer, deviceType: DeviceType): Promise<Shop> {
  requireStudent(viewer);
  const now = services.clock.now();
  const row = await findShop(services.db, { entries: ledgerLength, own: ownQuestWanted(viewer, now) });
  const isSold = await offerTo(services, viewer, deviceType);
  const bought = new Map(row?.owned.map(({ id, bought_at }) => [id, new Date(bought_at)]));
  const worn = itemsWorn(row?.worn ?? null);
  return {
    coins: row?.coins ?? 0,
    items: shopItems
      .map((item) => ({
        ...item,
        owned: item.price === 0 || bought.has(item.id),
        boughtAt: bought.get(item.id) ?? null,
        worn: worn.get(item.slot)?.id === item.id,
      }))
      .filter((item) => item.owned || isSold(item)),
    ledger: (row?.ledger ?? []).map(({ course_id, created_at, ...entry }) => ({
      ...entry,
      courseId: course_id,
      at: new Date(created_at),
    })),
    pausesHeld: row ? streakFrom(row, localDay(now, viewer.timeZone)).held : 0,
    ownQuest: row ? ownQuestFrom(row.own_quest, viewer) : { choices: [], quest: null },
  };
}

/** Ids of what the student has of these kinds. */
export async function listOwned({ db }: Services, viewer: Viewer, wanted: readonly Slot[]): Promise<string[]> {
  requireStudent(viewer);
  return (await findOwned(db, viewer.id)).filter((id) => wanted.some((slot) => shopItem(id)?.slot === slot));
}

/**
 * Buys an item and puts it on where it is one to wear; one that the student has already is put on and costs nothing.
 * NOT_FOUND for what is not sold, UNPROCESSABLE where the coins do not reach: nothing is bought then.
 */
export async function buyItem(
  services: Services,
  { viewer, itemId, deviceType }: { viewer: Viewer; itemId: string; deviceType: DeviceType },
): Promise<void> {
  requireStudent(viewer);
  const item = requireItem(itemId);
  const isSold = await offerTo(services, viewer, deviceType);
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    // First of all, so that two purchases of one student wait here and nowhere else (docs/decisions/0056).
    const { worn, owned } = await lockWorn(trx, viewer.id);
    if (!owned.includes(item.id) && !isSold(item))
      throw new AppError('NOT_FOUND', 'The shop isn’t selling this right now.');
    const row = { student_id: viewer.id, item_id: item.id, price: item.price, bought_at: clock.now() };
    const isNew = item.price > 0 && (await insertOwned(trx, row));
    const movement = { studentId: viewer.id, amount: item.price, reason: item.name, idempotencyKey: `buy:${item.id}` };
    if (isNew && !(await spend(trx, movement))) {
      throw new AppError(
        'UNPROCESSABLE',
        `You need ${item.price} MarsCoins for this. You earn some with every practice set you finish.`,
      );
    }
    if (isWorn(item.slot)) await updateWorn(trx, viewer.id, putOn(worn, item));
  });
}

/** Puts an item of the student's on, or takes it off. NOT_FOUND for what they do not have or nobody wears. */
export async function wearItem(
  { db }: Services,
  { viewer, itemId, on }: { viewer: Viewer; itemId: string; on: boolean },
): Promise<void> {
  requireStudent(viewer);
  const item = requireItem(itemId);
  if (!isWorn(item.slot)) throw new AppError('NOT_FOUND', 'This isn’t something you can wear.');
  await db.transaction().execute(async (trx) => {
    const { worn, owned } = await lockWorn(trx, viewer.id);
    if (on && item.price > 0 && !owned.includes(item.id)) throw notThere();
    await updateWorn(trx, viewer.id, on ? putOn(worn, item) : takeOff(worn, item));
  });
}

/** Kinds that are of use only where a part of the product is switched on for the student. */
const flagOf: Partial<Record<Slot, FlagName>> = {
  pen: 'whiteboard',
  sticker: 'whiteboard',
  emote: 'battles',
  victory: 'battles',
};

/** Which items are sold to a student now. */
async function offerTo(
  services: Services,
  viewer: Viewer,
  deviceType: DeviceType,
): Promise<(item: ShopItem) => boolean> {
  const flags = await evaluateFlags(services, { person: flagPerson(viewer), deviceType });
  const on = new Set(flags.flatMap((flag) => (flag.on ? [flag.name] : [])));
  const today = localDay(services.clock.now(), viewer.timeZone);
  return (item) => {
    const flag = flagOf[item.slot];
    return (flag === undefined || on.has(flag)) && !isOutOfSeason(item, today);
  };
}

function requireItem(id: string): ShopItem {
  const item = shopItem(id);
  if (item === undefined) throw notThere();
  return item;
}

const notThere = () => new AppError('NOT_FOUND', 'You don’t have this yet.');
