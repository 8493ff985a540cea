import type { ResultOf } from 'gql.tada';
import { shopItem } from '../../../rules/shop/items';
import { postcards, yearSeasons } from '../../../rules/shop/postcards';
import { isWorn, type Slot } from '../../../rules/shop/shop-item';
import { putOn } from '../../../rules/shop/wear';
import type { ShopPage } from '../../graphql/account/shop-page';
import { dayIn, dayInWords, pastLabel } from '../../lib/day-labels';
import { startCase } from '../../lib/start-case';
import { picturePath } from '../avatar/picture-path';
import { parts, type ShopData, shelves } from './shop-data';

type Result = ResultOf<typeof ShopPage>;

/** The page of the shop at one place, from what the server tells and the address asks for. */
export function shopData(
  { shop, quest }: Result,
  viewer: NonNullable<Result['viewer']>,
  url: URL,
  now: Date,
): ShopData {
  const { searchParams } = url;
  const part = parts.find(({ id }) => id === searchParams.get('part')) ?? parts[0];
  const items = shop.items.map(itemView);
  const sold = items.filter(({ price }) => price > 0);
  const standsOn = ({ slots }: (typeof shelves)[number]) =>
    sold.filter(({ slot }) => (slots as readonly string[] | null)?.includes(slot) ?? true);
  // What is switched off is not sold, and its shelf not there.
  const filled = shelves.filter((each) => standsOn(each).length > 0);
  const shelf = filled.find(({ id }) => id === searchParams.get('show')) ?? shelves[0];
  const tried = sold.find(({ id }) => id === searchParams.get('item')) ?? null;
  const item = tried && shopItem(tried.id);
  const worn = item ? putOn(viewer.avatar, item) : viewer.avatar;
  return {
    nickname: viewer.nickname,
    coins: shop.coins,
    picture: picturePath(worn),
    worn,
    place: { show: shelf.id, part: part.id, item: tried?.id ?? null },
    shelves: filled.map(({ id, label }) => ({ id, label })),
    shelf: standsOn(shelf),
    parts: items.filter(({ slot, price }) => slot === part.slot && price === 0),
    tried: tried && { ...tried, left: shop.coins - tried.price },
    quest,
    postcards: postcardPlaces(items, viewer.timeZone),
    pausesHeld: shop.pausesHeld,
    ownQuest: shop.ownQuest,
    ledger: shop.ledger.map(({ courseId, at, ...movement }) => ({
      ...movement,
      about: [courseId && startCase(courseId.replaceAll('-', '_')), pastLabel(new Date(at), now, viewer.timeZone)]
        .filter(Boolean)
        .join(', '),
    })),
  };
}

function postcardPlaces(items: Result['shop']['items'], timeZone: string): ShopData['postcards'] {
  return postcards.map(({ id, name }, place) => {
    const boughtAt = items.find((item) => item.id === id)?.boughtAt;
    const at = boughtAt ? new Date(boughtAt) : null;
    return {
      id,
      name,
      season: yearSeasons[place] ?? '',
      day: at && dayInWords(dayIn(timeZone, at)),
      picture: at && `/pictures/postcard.${id}.${dayIn(timeZone, at)}`,
    };
  });
}

/** Where a thing is found that nobody wears on their picture. */
const uses: Partial<Record<Slot, string>> = {
  pen: 'You’ll find it in the whiteboard tools beside a question.',
  sticker: 'You’ll find it in the whiteboard tools beside a question.',
  victory: 'You’ll see it when you win a battle.',
  emote: 'You’ll find it below the question in a battle.',
  certificate: 'You can choose it when you print a certificate from the course map.',
  postcard: 'You’ll find it in your collection below, with the date on it.',
};

function itemView(item: Result['shop']['items'][number]) {
  const slot = item.slot.toLowerCase() as Slot;
  return { ...item, wearable: isWorn(slot), use: uses[slot] ?? '' };
}
