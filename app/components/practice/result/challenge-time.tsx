import { Timer } from 'lucide-react';
import { Cluster } from '../../ui/layout';
import { duration } from './result-messages';

interface ChallengeTimeProps {
  timeUp: boolean;
  seconds: number;
  /** Null where no clock ran. */
  secondsAllowed: number | null;
}

/** How a challenge stood with its clock, in one kind sentence. */
export function ChallengeTime({ timeUp, seconds, secondsAllowed }: ChallengeTimeProps) {
  if (secondsAllowed === null) return null;
  const allowed = secondsAllowed % 60 === 0 ? `${secondsAllowed / 60} min` : duration(secondsAllowed);
  return (
    <Cluster as="p" gap={2} className="small muted">
      <Timer aria-hidden size={18} />
      {timeUp
        ? `Time ran out after ${allowed}. Everything you sent counts.`
        : `${duration(Math.min(seconds, secondsAllowed))} of ${allowed}: finished in time.`}
    </Cluster>
  );
}
