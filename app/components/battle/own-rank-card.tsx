import { Alert } from '../ui/alert';
import { Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { ownRankSwitch, RankSwitch } from './rank-switch';
import { useBattlesOn } from './use-battles-on';

interface OwnRankCardProps {
  /** Whether the student sees their own tier and rating. */
  showRank: boolean;
  problem: string | null;
}

/** The profile's way to put the own rank out of sight, also before any battle. */
export function OwnRankCard({ showRank, problem }: OwnRankCardProps) {
  if (!useBattlesOn()) return null;
  return (
    <Section title="Rank in battles">
      <Alert>{problem}</Alert>
      <Rows>
        <RankSwitch {...ownRankSwitch} isOn={showRank} form="rank" />
      </Rows>
    </Section>
  );
}
