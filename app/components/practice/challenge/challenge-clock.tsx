import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announcement, clockFace, spokenTime } from '../../../../rules/challenge-clock';
import styles from '../practice-bar.module.css';
import type { ClockData } from './clock-data';
import { useRemaining } from './use-remaining';
import { useTimeUp } from './use-time-up';

interface ChallengeClockProps {
  clock: ClockData;
  /** What stands in the answer box: kept with the question when the time is up. */
  draft: string;
}

/** What is left of a challenge. It counts quietly; half time, one minute and ten seconds are said to people who listen. */
export function ChallengeClock({ clock, draft }: ChallengeClockProps) {
  const remainingMs = useRemaining(clock);
  const said = useAnnouncement(clock.totalSeconds, remainingMs);
  useTimeUp(remainingMs === 0, draft);
  return (
    <>
      <span
        className={styles.clock}
        role="timer"
        aria-label={`${spokenTime(remainingMs)} left`}
        title={`Ends at ${clock.endsAt}`}
        data-last={remainingMs <= 60_000 || undefined}
      >
        <Timer aria-hidden size={20} />
        <span aria-hidden>{clockFace(remainingMs)}</span>
        <noscript>
          <span className={styles.ends}>ends {clock.endsAt}</span>
        </noscript>
      </span>
      <span role="status" className="sr">
        {remainingMs === 0 ? 'Time is up. Everything you sent counts.' : said}
      </span>
    </>
  );
}

/** The sentence of the last moment that was passed; a new one replaces it. */
function useAnnouncement(totalSeconds: number, remainingMs: number): string {
  const before = useRef(remainingMs);
  const [said, say] = useState('');
  useEffect(() => {
    const words = announcement(totalSeconds, before.current, remainingMs);
    before.current = remainingMs;
    if (words !== null) say(words);
  }, [totalSeconds, remainingMs]);
  return said;
}
