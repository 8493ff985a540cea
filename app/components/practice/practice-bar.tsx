import { Link } from '@remix-run/react';
import { BookOpenCheck, Swords, Telescope, Timer, X } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Chip } from '../ui/chip';
import { Coin } from '../ui/coin';
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
}

const modes = {
  CASUAL: { name: 'Casual', Icon: Telescope },
  CHALLENGE: { name: 'Challenge', Icon: Timer },
  BATTLE: { name: 'Battle', Icon: Swords },
  ERROR_LOGBOOK: { name: 'Error logbook', Icon: BookOpenCheck },
} as const;

/** The thin bar above a question: leave, mode, progress, coins of this set. */
export function PracticeBar({ practice, index }: { practice: PracticeSummary; index: number }) {
  const { name, Icon } = modes[practice.mode];
  return (
    <header className={styles.bar}>
      <Link to={paths.home} className={styles.leave} aria-label="Leave practice, your place is kept">
        <X aria-hidden size={24} />
      </Link>
      <Chip tone="info">
        <Icon aria-hidden />
        <span className={styles.modeName}>{name}</span>
      </Chip>
      <ProgressDots outcomes={practice.outcomes} index={index} />
      <Coin amount={practice.coinsEarned} />
    </header>
  );
}
