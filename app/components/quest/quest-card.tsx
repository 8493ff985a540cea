import type { QuestData } from '../../graphql/account/quest';
import { Alert } from '../ui/alert';
import { Coin } from '../ui/coin';
import { Section } from '../ui/section';
import { AimList } from './aim-list';
import { CollectCoins } from './collect-coins';

interface QuestCardProps {
  quest: QuestData;
  /** Why its coins could not be collected just now. */
  problem?: string | null;
}

/** Three small aims of today, and the coins for all of them. Its form goes to the page that it stands on. */
export function QuestCard({ quest, problem = null }: QuestCardProps) {
  return (
    <Section
      title="Daily quest"
      aside={<Coin amount={quest.coins} />}
      note="Resets at midnight. You lose nothing if you miss a day."
    >
      <AimList aims={quest.aims} />
      <Alert>{problem}</Alert>
      <CollectCoins quest={quest} intent="collect" />
    </Section>
  );
}
