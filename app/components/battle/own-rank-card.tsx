import styles from './rank.module.css';
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
    <section className={`card ${styles.card}`} aria-labelledby="own-rank">
      <h2 id="own-rank">Rank in battles</h2>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ul className={styles.switches}>
        <RankSwitch {...ownRankSwitch} isOn={showRank} form="rank" />
      </ul>
    </section>
  );
}
