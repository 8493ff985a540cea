import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { OwnQuestCard, type OwnQuestRefusal } from '../quest/own-quest-card';
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

interface ShopViewProps {
  shop: ShopData;
  problem: string | null;
  /** Why a quest of the student's own could not begin. */
  refusedQuest: OwnQuestRefusal | null;
}

/** What a student looks like and can wear, quests, and why the coins moved. */
export function ShopView({ shop, problem, refusedQuest }: ShopViewProps) {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>Shop</h1>
          <p className="muted">
            {shop.nickname}, here’s what you’re wearing and what you own. <Link to={paths.profile}>Your profile</Link>
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
        <OwnQuestCard own={shop.ownQuest} coins={shop.coins} refused={refusedQuest} />
        <PauseCard held={shop.pausesHeld} coins={shop.coins} />
        <PostcardCard postcards={shop.postcards} />
        <EarnCard />
      </div>
    </div>
  );
}
