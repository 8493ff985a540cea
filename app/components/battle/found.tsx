import { Face } from '../avatar/face';
import { NameCard, PersonTitle } from '../avatar/name-card';
import { picturePath } from '../avatar/picture-path';
import { useMascot } from '../chat/use-mascot';
import { Stack } from '../ui/layout';
import { Mascot } from '../ui/mascot/mascot';
import styles from './battle.module.css';
import type { BattleSeat, BattleView } from './battle-data';
import { secondsLabel } from './battle-words';
import { TierBadge } from './tier-badge';

/** Who meets whom, and the seconds until the first question. */
export function Found({ battle, secondsLeft }: { battle: BattleView; secondsLeft: number | null }) {
  const { me, they, status } = battle;
  const counts = status === 'COUNTDOWN';
  const title = counts ? 'Get ready' : they.recorded ? 'Your recorded game' : `You play ${they.name}`;
  return (
    <Stack as="section" centered gap={6} className={styles.found} aria-labelledby="found">
      <h2 id="found">{title}</h2>
      <p role="status" className="sr">
        {title}
      </p>
      <div className={styles.versus}>
        <Contender seat={me} label="You" />
        <span className={styles.count} role="timer" aria-label={countLabel(counts ? secondsLeft : null)}>
          <span aria-hidden>{counts ? (secondsLeft ?? '') : 'vs'}</span>
        </span>
        <Contender seat={they} label={they.name} isOpponent />
      </div>
      <p>Seven questions, the same for both of you. Correct answers count most, and quick ones earn a little more.</p>
    </Stack>
  );
}

const countLabel = (seconds: number | null): string =>
  seconds === null ? 'Starting in a moment' : `Starting in ${secondsLabel(seconds)}`;

function Contender({ seat, label, isOpponent = false }: { seat: BattleSeat; label: string; isOpponent?: boolean }) {
  // Nobody is thinking yet: they look forward to it.
  const pose = useMascot('PRACTICE_BATTLE', 'REST');
  return (
    <Stack centered gap={2} className={styles.contender} data-opponent={isOpponent || undefined}>
      <span className={styles.contenderFace}>
        {picturePath(seat.avatar) === null ? (
          <Mascot pose={pose === 'idle' ? 'hi' : pose} />
        ) : (
          <Face name={seat.name} worn={seat.avatar} size={120} />
        )}
      </span>
      <NameCard worn={seat.avatar} className="">
        <b>{label}</b>
        <PersonTitle worn={seat.avatar} />
        <span className={styles.tier}>
          <TierBadge name={seat.tierName} size={26} onSpace />
          {seat.recorded ? 'Recorded game, unrated' : seat.tierName}
        </span>
      </NameCard>
    </Stack>
  );
}
