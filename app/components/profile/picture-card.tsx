import { paths } from '../../lib/paths';
import { Coin } from '../ui/coin';
import { LinkButton } from '../ui/link-button';
import styles from './profile.module.css';

/** How the person looks to others, and the way to the shop. */
export function PictureCard({ nickname, picture, coins }: { nickname: string; picture: string | null; coins: number }) {
  return (
    <section className={`card ${styles.persona}`} aria-labelledby="persona">
      {picture === null ? null : <img src={picture} alt="You, as others see you" width={96} height={96} />}
      <div>
        <h2 id="persona">{nickname}</h2>
        <p>
          <Coin amount={coins} /> MarsCoins. {picture === null ? 'You have no picture yet.' : 'This is your picture.'}
        </p>
      </div>
      <LinkButton to={paths.shop}>{picture === null ? 'Make a picture' : 'Change it in the shop'}</LinkButton>
    </section>
  );
}
