import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { OwnQuestCard, type OwnQuestRefusal } from '../quest/own-quest-card';
import { QuestCard } from '../quest/quest-card';
import { Alert } from '../ui/alert';
import { Coin } from '../ui/coin';
import { Grid } from '../ui/layout';
import { Page } from '../ui/page';
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
    <Page
      title="Shop"
      lead={
        <>
          {shop.nickname}, here’s what you’re wearing and what you own. <Link to={paths.profile}>Your profile</Link>
        </>
      }
      actions={
        <p>
          <Coin amount={shop.coins} /> MarsCoins
        </p>
      }
    >
      <Alert>{problem}</Alert>
      <div className={styles.room}>
        <AvatarCard shop={shop} />
        <ShopCard shop={shop} />
      </div>
      <Grid least={420} gap={6}>
        <QuestCard quest={shop.quest} />
        <LedgerCard ledger={shop.ledger} />
        <OwnQuestCard own={shop.ownQuest} coins={shop.coins} refused={refusedQuest} />
        <PauseCard held={shop.pausesHeld} coins={shop.coins} />
        <PostcardCard postcards={shop.postcards} />
        <EarnCard />
      </Grid>
    </Page>
  );
}
