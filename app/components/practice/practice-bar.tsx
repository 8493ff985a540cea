import { Link } from '@remix-run/react';
import { BookOpenCheck, Swords, Telescope, Timer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { Coin } from '../ui/coin';
import type { ClockData } from './challenge/clock-data';
import styles from './practice-bar.module.css';
import { ProgressDots } from './progress-dots';
import type { Outcome } from './question-data';

export interface PracticeSummary {
  id: string;
  mode: 'CASUAL' | 'CHALLENGE' | 'BATTLE' | 'ERROR_LOGBOOK';
  questionCount: number;
  coinsEarned: number;
  outcomes: Outcome[];
  courseName: string;
  /** Of a challenge in progress; null where no clock runs. */
  clock: ClockData | null;
  /** The work on a task of a class, which its teacher reads. */
  isTask: boolean;
}

const modes = {
  CASUAL: { name: 'Casual', Icon: Telescope },
  CHALLENGE: { name: 'Challenge', Icon: Timer },
  BATTLE: { name: 'Battle', Icon: Swords },
  ERROR_LOGBOOK: { name: 'Error logbook', Icon: BookOpenCheck },
} as const;

interface PracticeBarProps {
  practice: PracticeSummary;
  index: number;
  /** Where a clock runs. */
  clock: ReactNode;
}

/** The thin bar above a question: leave, mode, progress, clock, coins of this set. */
export function PracticeBar({ practice, index, clock }: PracticeBarProps) {
  const { name, Icon } = modes[practice.mode];
  return (
    <header className={styles.bar}>
      <Link
        discover="none"
        to={paths.home}
        className={styles.leave}
        aria-label="Leave practice (we’ll save your place)"
      >
        <X aria-hidden size={24} />
      </Link>
      <Chip tone="info">
        <Icon aria-hidden />
        <span className={styles.modeName}>{name}</span>
      </Chip>
      <ProgressDots outcomes={practice.outcomes} index={index} />
      {clock}
      <span className={clock === null ? undefined : styles.besideClock}>
        <Coin amount={practice.coinsEarned} />
      </span>
    </header>
  );
}
