import type { QuestData } from '../../graphql/account/quest';
import { paths } from '../../lib/paths';
import type { OwnQuestData } from '../quest/own-quest-card';

/** A thing as the page shows it. */
export interface ShopItemView {
  id: string;
  name: string;
  price: number;
  owned: boolean;
  worn: boolean;
  /** Whether it is a thing to wear; the others are used in their own place. */
  wearable: boolean;
  /** Where one finds it once it is had; empty where the picture shows it. */
  use: string;
}

export interface ShopPlace {
  /** Which shelf is shown. */
  show: string;
  /** Which basic part is chosen from. */
  part: string;
  /** The thing that is tried on. */
  item: string | null;
}

export interface ShopData {
  nickname: string;
  coins: number;
  /** Where the picture lies, with the thing that is tried on; null while there is none. */
  picture: string | null;
  /** What is worn, with the thing that is tried on. */
  worn: string | null;
  place: ShopPlace;
  shelves: { id: string; label: string }[];
  /** What stands on the one that is shown. */
  shelf: ShopItemView[];
  parts: ShopItemView[];
  tried: (ShopItemView & { left: number }) | null;
  quest: QuestData;
  /** One place a season; `picture` where the postcard is the student's, with the day on it. */
  postcards: { id: string; name: string; season: string; day: string | null; picture: string | null }[];
  /** Pause days of the streak that wait for a missed day. */
  pausesHeld: number;
  ownQuest: OwnQuestData;
  ledger: { id: string; amount: number; reason: string; about: string }[];
}

export const shelves = [
  /** Null: everything. */
  { id: 'all', label: 'All', slots: null },
  { id: 'avatar', label: 'Avatar', slots: ['HEAD', 'EYES', 'HAIR', 'SUIT', 'SKY'] },
  { id: 'martian', label: 'Martian', slots: ['OUTFIT'] },
  { id: 'frames', label: 'Frames', slots: ['FRAME'] },
  { id: 'themes', label: 'Themes', slots: ['THEME'] },
  { id: 'names', label: 'Names', slots: ['TITLE', 'CARD'] },
  { id: 'board', label: 'Whiteboard', slots: ['PEN', 'STICKER'] },
  { id: 'battles', label: 'Battles', slots: ['EMOTE', 'VICTORY'] },
  { id: 'paper', label: 'Paper', slots: ['CERTIFICATE', 'POSTCARD'] },
] as const;

export const parts = [
  { id: 'skin', label: 'Skin', slot: 'SKIN' },
  { id: 'hair', label: 'Hair', slot: 'HAIR' },
  { id: 'tone', label: 'Colour', slot: 'TONE' },
  { id: 'suit', label: 'Suit', slot: 'SUIT' },
  { id: 'sky', label: 'Sky', slot: 'SKY' },
] as const;

/** The address of a place in the shop; what is as at first is left out. */
export function shopPath(place: Partial<ShopPlace>): string {
  const search = new URLSearchParams();
  if (place.show !== undefined && place.show !== 'all') search.set('show', place.show);
  if (place.part !== undefined && place.part !== 'skin') search.set('part', place.part);
  if (place.item != null) search.set('item', place.item);
  const text = search.toString();
  return `${paths.shop}${text === '' ? '' : `?${text}`}`;
}
