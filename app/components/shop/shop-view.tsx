import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { QuestCard } from '../quest/quest-card';
import { Coin } from '../ui/coin';
import { AvatarCard } from './avatar-card';
import { EarnCard } from './earn-card';
import { LedgerCard } from './ledger-card';
import { PauseCard } from './pause-card';
import { PostcardCard } from './postcard-card';
import styles from './shop.module.css';
import { ShopCard } from './shop-card';
import type { ShopData } from './shop-data';

/** What a student looks like and can wear, the quest of the day, and why the coins moved. */
export function ShopView({ shop, problem }: { shop: ShopData; problem: string | null }) {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>Shop</h1>
          <p className="muted">
            {shop.nickname}, this is what you wear and have. <Link to={paths.profile}>Your profile</Link>
          </p>
        </div>
        <p className={styles.wallet}>
          <Coin amount={shop.coins} />
          <span>MarsCoins</span>
        </p>
      </div>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.grid}>
        <AvatarCard shop={shop} />
        <ShopCard shop={shop} />
        <QuestCard quest={shop.quest} />
        <LedgerCard ledger={shop.ledger} />
        <PauseCard held={shop.pausesHeld} coins={shop.coins} />
        <PostcardCard postcards={shop.postcards} />
        <EarnCard />
      </div>
    </div>
  );
}
