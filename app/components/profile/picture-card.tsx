import { paths } from '../../lib/paths';
import { NameCard, PersonTitle } from '../avatar/name-card';
import { picturePath } from '../avatar/picture-path';
import { Coin } from '../ui/coin';
import { LinkButton } from '../ui/link-button';
import styles from './profile.module.css';

/** How the person looks to others, and the way to the shop. */
export function PictureCard({ nickname, worn, coins }: { nickname: string; worn: string | null; coins: number }) {
  const picture = picturePath(worn);
  return (
    <section className={`card ${styles.persona}`} aria-labelledby="persona">
      <NameCard worn={worn} className={styles.nameCard}>
        {picture === null ? null : (
          <img src={picture} alt="You, as others see you" width={96} height={96} className={styles.portrait} />
        )}
        <div>
          <h2 id="persona">{nickname}</h2>
          <PersonTitle worn={worn} />
          <p>
            <Coin amount={coins} /> MarsCoins.{' '}
            {picture === null ? 'You don’t have an avatar yet.' : 'This is your avatar.'}
          </p>
        </div>
      </NameCard>
      <LinkButton to={paths.shop}>{picture === null ? 'Create an avatar' : 'Change it in the shop'}</LinkButton>
    </section>
  );
}
