import { paths } from '../../lib/paths';
import { NameCard, PersonTitle } from '../avatar/name-card';
import { picturePath } from '../avatar/picture-path';
import { Coin } from '../ui/coin';
import { Cluster, Grow } from '../ui/layout';
import { LinkButton } from '../ui/link-button';

/** How the person looks to others, and the way to the shop. */
export function PictureCard({ nickname, worn, coins }: { nickname: string; worn: string | null; coins: number }) {
  const picture = picturePath(worn);
  return (
    <Cluster as="section" className="card" aria-labelledby="persona">
      <Grow least={240}>
        <NameCard worn={worn} className="">
          <Cluster gap={5}>
            {picture === null ? null : <img src={picture} alt="You, as others see you" width={96} height={96} />}
            <Grow least={160}>
              <h2 id="persona">{nickname}</h2>
              <PersonTitle worn={worn} />
              <p className="muted">
                <Coin amount={coins} /> MarsCoins.{' '}
                {picture === null ? 'You don’t have an avatar yet.' : 'This is your avatar.'}
              </p>
            </Grow>
          </Cluster>
        </NameCard>
      </Grow>
      <LinkButton to={paths.shop}>{picture === null ? 'Create an avatar' : 'Change it in the shop'}</LinkButton>
    </Cluster>
  );
}
