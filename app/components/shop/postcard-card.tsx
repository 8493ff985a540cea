import { startCase } from '../../lib/start-case';
import styles from './shop.module.css';
import type { ShopData } from './shop-data';

/** The collection of postcards: one a season of the year, each a picture with its day, to print or to send. */
export function PostcardCard({ postcards }: Pick<ShopData, 'postcards'>) {
  const none = postcards.every(({ picture }) => picture === null);
  return (
    <section className={`card ${styles.earn}`} aria-labelledby="postcards">
      <h2 id="postcards">Postcards from Mars</h2>
      <p className={styles.note}>
        {none ? 'Your collection is empty. ' : null}There’s one for each season under “Paper”, and it comes back every
        year.
      </p>
      <ul className={styles.postcards}>
        {postcards.map(({ id, name, season, day, picture }) => (
          <li key={id}>
            {picture === null ? (
              <span className={styles.noPostcard}>{startCase(season)}</span>
            ) : (
              <a href={picture}>
                <img src={picture} alt={`${name}, ${day}`} width={324} height={252} loading="lazy" />
              </a>
            )}
            {picture === null ? null : (
              <a href={picture} download={`${id}.svg`} className={styles.save}>
                Save <span className="sr">{name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
