import { Form } from '@remix-run/react';
import { NameCard, PersonTitle } from '../avatar/name-card';
import { Chip } from '../ui/chip';
import { Stars } from '../ui/scenery/stars';
import { Segmented } from '../ui/segmented';
import styles from './shop.module.css';
import { parts, type ShopData, shopPath } from './shop-data';

/** The picture with what is tried on, and the parts that everybody has. A change is saved at once. */
export function AvatarCard({ shop }: { shop: ShopData }) {
  const { picture, place, tried } = shop;
  const chosen = parts.find(({ id }) => id === place.part);
  return (
    <section className={`card ${styles.avatar}`} aria-labelledby="picture">
      <h2 id="picture" className="sr">
        Your avatar
      </h2>
      <div className={styles.stage}>
        <Stars />
        {picture === null ? (
          <p>Choose a part below to start your avatar.</p>
        ) : (
          <img src={picture} alt="You, as others see you" width={232} height={232} />
        )}
        <NameCard worn={shop.worn} className={styles.nameCard}>
          <b>{shop.nickname}</b>
          <PersonTitle worn={shop.worn} />
        </NameCard>
        {tried === null || tried.worn || !tried.wearable ? null : <Chip tone="info">Trying on {tried.name}</Chip>}
      </div>
      <Segmented
        label="Part of your avatar"
        wraps
        items={parts.map(({ id, label }) => ({
          label,
          to: shopPath({ ...place, part: id }),
          current: id === place.part,
        }))}
      />
      <Form method="post" preventScrollReset className={styles.swatches}>
        <fieldset>
          <legend className="sr">{chosen?.label}</legend>
          <input type="hidden" name="intent" value="wear" />
          {shop.parts.map(({ id, name, worn }) => (
            <button key={id} type="submit" name="item" value={id} aria-pressed={worn} className={styles.swatch}>
              <img src={`/pictures/item.${id}`} alt={name} width={48} height={48} />
            </button>
          ))}
        </fieldset>
      </Form>
      <p className="small muted">These parts are free, and changes are saved straight away.</p>
    </section>
  );
}
