import { Form, Link, useNavigation } from '@remix-run/react';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Coin } from '../ui/coin';
import { Grow } from '../ui/layout';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import styles from './shop.module.css';
import { type ShopData, type ShopItemView, shopPath } from './shop-data';

/** The shelves, and the one thing that is tried on with its price. */
export function ShopCard({ shop }: { shop: ShopData }) {
  const { place, shelf, tried } = shop;
  return (
    <Section
      title="What you can buy"
      aside={
        <Segmented
          label="Shelf"
          wraps
          items={shop.shelves.map(({ id, label }) => ({
            label,
            to: shopPath({ ...place, show: id, item: null }),
            current: id === place.show,
          }))}
        />
      }
    >
      <ul className={styles.items}>
        {shelf.map((item) => (
          <li key={item.id}>
            <Link
              to={shopPath({ ...place, item: item.id })}
              className={styles.item}
              aria-current={item.id === place.item ? 'true' : undefined}
              preventScrollReset
            >
              <span className={styles.art}>
                <img src={`/pictures/item.${item.id}`} alt="" width={92} height={92} loading="lazy" />
              </span>
              <b>{item.name}</b>
              <ItemStanding item={item} />
            </Link>
          </li>
        ))}
      </ul>
      {tried === null ? (
        <p className={styles.buy}>Choose an item to see it or try it on. Anything you buy is yours for good.</p>
      ) : (
        <TriedItem item={tried} seen={tried.use === '' && shop.picture ? shop.picture : `/pictures/item.${tried.id}`} />
      )}
    </Section>
  );
}

function ItemStanding({ item: { owned, worn, price } }: { item: ShopItemView }) {
  if (worn) return <Chip tone="good">Wearing</Chip>;
  if (owned) return <small>Yours</small>;
  return <Coin amount={price} />;
}

/** `seen`: the picture with it on, or the thing itself where the picture does not show it. */
function TriedItem({ item, seen }: { item: NonNullable<ShopData['tried']>; seen: string }) {
  const { formData } = useNavigation();
  const { id, name, price, owned, worn, wearable, left } = item;
  const reaches = left >= 0;
  return (
    <Form method="post" preventScrollReset className={styles.buy} data-tried>
      <input type="hidden" name="item" value={id} />
      <img src={seen} alt="" width={72} height={72} className={styles.seen} />
      <Grow>
        <b>{name}</b>
        <p className="small muted">{standingSentence(item)}</p>
      </Grow>
      {worn ? (
        <Button type="submit" name="intent" value="take-off" busy={formData?.get('intent') === 'take-off'}>
          Take off
        </Button>
      ) : null}
      {owned && wearable && !worn ? (
        <Button type="submit" variant="main" name="intent" value="wear" busy={formData?.get('intent') === 'wear'}>
          Wear it
        </Button>
      ) : null}
      {!owned && reaches ? (
        <Button type="submit" variant="main" name="intent" value="buy" busy={formData?.get('intent') === 'buy'}>
          {wearable ? 'Buy and wear' : 'Buy'} <Coin amount={price} />
        </Button>
      ) : null}
    </Form>
  );
}

function standingSentence({ owned, worn, left, use }: NonNullable<ShopData['tried']>): string {
  if (worn) return `You’re wearing it. ${use}`;
  if (owned) return `It’s yours. ${use}`;
  return left >= 0
    ? `It’s yours for good. You’ll have ${left} MarsCoins left. ${use}`
    : `You need ${-left} more MarsCoins. You earn some with every practice set you finish.`;
}
