import { Link, useLocation } from '@remix-run/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from 'remix-utils/use-hydrated';
import { isPracticeQuestionPath, isTaskQuestionPath } from '../../../rules/path-patterns';
import type { Dismissals } from '../../../rules/reminder';
import { paths } from '../../lib/paths';
import type { ReminderCourse } from '../../machines/reminder-cycle';
import styles from './reminder-bubble.module.css';
import { clearingMessage } from './reminder-messages';
import { useReminderCycle } from './use-reminder-cycle';

interface ReminderBubbleProps {
  viewerId: string;
  counts: readonly ReminderCourse[];
  /** What was closed, as far as the server knows. */
  known: Dismissals;
}

/**
 * Reminds of courses with many unresolved errors, one at a time. It covers nothing: in a wide window it floats above
 * the mascot beside the content, in any other it is a line below the header. It stands in the first HTML: coming later it would move the page away from
 * under a finger. Without scripts, which close it, it is not shown.
 */
export function ReminderBubble(props: ReminderBubbleProps) {
  return (
    <div role="status" className={styles.place}>
      <Bubble key={props.viewerId} {...props} />
    </div>
  );
}

function Bubble({ viewerId, counts, known }: ReminderBubbleProps) {
  const { pathname } = useLocation();
  const practising = isPracticeQuestionPath(pathname) || isTaskQuestionPath(pathname);
  const { course, dismiss } = useReminderCycle({ viewerId, counts, known, practising });
  const hydrated = useHydrated();
  const closeButton = useRef<HTMLButtonElement>(null);
  if (course === null) return null;
  const close = () => {
    // The next course keeps this button; with the last one it goes, and the focus must not be lost with it.
    flushSync(dismiss);
    if (closeButton.current === null) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section aria-label="Reminder" className={styles.bubble} onKeyDown={(event) => event.key === 'Escape' && close()}>
      <p className={styles.words}>
        <b>
          You have {course.unresolvedCount} mistakes to fix in {course.courseName}
        </b>
        <span className={styles.more}>{clearingMessage(course.unresolvedCount)}</span>
      </p>
      <Link to={paths.courseErrorLogbook(course.courseId)}>Open logbook</Link>
      <button
        ref={closeButton}
        type="button"
        disabled={!hydrated}
        className={styles.close}
        aria-label="Close reminder"
        onClick={close}
      >
        <X aria-hidden size={20} />
      </button>
    </section>
  );
}
