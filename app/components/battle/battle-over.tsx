import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import styles from './battle.module.css';
import { battlePaths } from './battle-paths';
import { useBattlesOn } from './use-battles-on';

/** A battle that came to no end, or whose result is being written. */
export function BattleOver({ courseId, isCounting }: { courseId: string; isCounting: boolean }) {
  const battlesOn = useBattlesOn();
  return (
    <section className={`card ${styles.waiting}`} aria-label="End of battle">
      {isCounting ? (
        <EmptyState heading="h2" title="That’s it!">
          <p>We’re adding up your points. You’ll see the result in a moment.</p>
        </EmptyState>
      ) : (
        <EmptyState heading="h2" title="This battle is over">
          <p>It ended before the first question, so nothing changes for anyone.</p>
          <LinkButton to={battlesOn ? battlePaths.lobby(courseId) : paths.home} variant="main">
            {battlesOn ? 'Back to battles' : 'Go home'}
          </LinkButton>
        </EmptyState>
      )}
    </section>
  );
}
