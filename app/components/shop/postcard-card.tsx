import { startCase } from '../../lib/start-case';
import { Grid } from '../ui/layout';
import { Section } from '../ui/section';
import styles from './shop.module.css';
import type { ShopData } from './shop-data';

/** The collection of postcards: one a season of the year, each a picture with its day, to print or to send. */
export function PostcardCard({ postcards }: Pick<ShopData, 'postcards'>) {
  const none = postcards.every(({ picture }) => picture === null);
  return (
    <Section
      title="Postcards from Mars"
      note={
        <>
          {none ? 'Your collection is empty. ' : null}There’s one for each season under “Paper”, and it comes back every
          year.
        </>
      }
    >
      <Grid as="ul" least={140} className={styles.postcards}>
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
              <a href={picture} download={`${id}.svg`} className="target">
                Save <span className="sr">{name}</span>
              </a>
            )}
          </li>
        ))}
      </Grid>
    </Section>
  );
}
