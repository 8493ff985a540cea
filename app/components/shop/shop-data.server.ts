import type { ResultOf } from 'gql.tada';
import { shopItem } from '../../../rules/shop/items';
import { putOn } from '../../../rules/shop/wear';
import type { ShopPage } from '../../graphql/account/shop-page';
import { pastLabel } from '../../lib/day-labels';
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
  const shelf = shelves.find(({ id }) => id === searchParams.get('show')) ?? shelves[0];
  const part = parts.find(({ id }) => id === searchParams.get('part')) ?? parts[0];
  const sold = shop.items.filter(({ price }) => price > 0);
  const tried = sold.find(({ id }) => id === searchParams.get('item')) ?? null;
  const item = tried && shopItem(tried.id);
  const worn = item ? putOn(viewer.avatar, item) : viewer.avatar;
  return {
    nickname: viewer.nickname,
    coins: shop.coins,
    picture: picturePath(worn),
    place: { show: shelf.id, part: part.id, item: tried?.id ?? null },
    shelf: sold.filter(({ slot }) => (shelf.slots as readonly string[]).includes(slot)),
    parts: shop.items.filter(({ slot, price }) => slot === part.slot && price === 0),
    tried: tried && { ...tried, left: shop.coins - tried.price },
    quest,
    pausesHeld: shop.pausesHeld,
    ledger: shop.ledger.map(({ courseId, at, ...movement }) => ({
      ...movement,
      about: [courseId && startCase(courseId.replaceAll('-', '_')), pastLabel(new Date(at), now, viewer.timeZone)]
        .filter(Boolean)
        .join(', '),
    })),
  };
}
