import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import styles from './battle.module.css';
import { battlePaths } from './battle-paths';

/** A battle that came to no end, or whose result is being written. */
export function BattleOver({ courseId, isCounting }: { courseId: string; isCounting: boolean }) {
  return (
    <section className={`card ${styles.waiting}`} aria-label="The end of this battle">
      {isCounting ? (
        <EmptyState heading="h2" title="That was it">
          <p>Your points are being counted. The result is here in a moment.</p>
        </EmptyState>
      ) : (
        <EmptyState heading="h2" title="This battle is over">
          <p>It ended before a question was asked, so nothing changed for anybody.</p>
          <LinkButton to={battlePaths.lobby(courseId)} variant="main">
            Back to battles
          </LinkButton>
        </EmptyState>
      )}
    </section>
  );
}
