import { Check, Minus } from 'lucide-react';
import { allEmotes } from '../../../rules/battle/emotes';
import { Face } from '../avatar/face';
import { NameCard, PersonTitle } from '../avatar/name-card';
import { Mark } from '../ui/chip';
import styles from './battle.module.css';
import type { BattleMark, BattleSeat, BattleView } from './battle-data';
import { markLabel, secondsLabel } from './battle-words';
import { TierBadge } from './tier-badge';

interface DuelProps {
  battle: BattleView;
  secondsLeft: number | null;
  /** What the other player signals now. */
  emote: string | null;
}

/** Both players with their points and questions, and the clock between them. */
export function Duel({ battle, secondsLeft, emote }: DuelProps) {
  const { me, they, index, status, phaseSince, endsAt } = battle;
  const open = status === 'QUESTION' ? index : null;
  const lasts = phaseSince === null || endsAt === null ? null : (endsAt - phaseSince) / 1000;
  const said = allEmotes.find(({ id }) => id === emote)?.words ?? null;
  return (
    <div className={styles.duel}>
      <Player seat={me} label="You" open={open} />
      <RingClock secondsLeft={status === 'QUESTION' ? secondsLeft : null} lasts={lasts} />
      <Player seat={they} label={they.name} open={open} said={said} isOpponent />
    </div>
  );
}

interface PlayerProps {
  seat: BattleSeat;
  label: string;
  /** The question that is open. */
  open: number | null;
  said?: string | null;
  isOpponent?: boolean;
}

function Player({ seat, label, open, said = null, isOpponent = false }: PlayerProps) {
  const { name, avatar, tierName, points, marks, away, recorded } = seat;
  return (
    <section className={styles.player} aria-label={label} data-opponent={isOpponent || undefined}>
      <NameCard worn={avatar} className={styles.nameCard}>
        <span className="hide-m">
          <Mark round tone={isOpponent ? 'info' : 'accent'}>
            <Face name={name} worn={avatar} />
          </Mark>
        </span>
        <div className={styles.who}>
          <b>{label}</b>
          <PersonTitle worn={avatar} />
          <span className={styles.tier}>
            <TierBadge name={tierName} size={22} onSpace />
            {recorded ? 'Recorded game' : away ? 'Away' : tierName}
          </span>
        </div>
      </NameCard>
      <span className={styles.points}>
        {points}
        <span className="sr"> points</span>
      </span>
      <ol className={styles.pips}>
        {marks.map((mark, place) => (
          <Pip key={place} place={place} mark={mark} open={open === place} />
        ))}
      </ol>
      {said === null ? null : (
        <p className={styles.said} role="status">
          {said}
        </p>
      )}
    </section>
  );
}

function Pip({ place, mark, open }: { place: number; mark: BattleMark; open: boolean }) {
  return (
    <li className={styles.pip} data-mark={mark} data-open={open || undefined}>
      <span className="sr">{`Question ${place + 1}: ${markLabel(mark)}`}</span>
      {mark === 'RIGHT' ? <Check aria-hidden size={16} strokeWidth={3} /> : null}
      {mark === 'WRONG' || mark === 'MISSED' ? <Minus aria-hidden size={16} strokeWidth={3} /> : null}
      {mark === 'ANSWERED' ? <i className={styles.dot} aria-hidden /> : null}
    </li>
  );
}

/** The time of the question, as a ring that empties. `lasts`: seconds of the whole; null where nobody knows. */
function RingClock({ secondsLeft, lasts }: { secondsLeft: number | null; lasts: number | null }) {
  const share = secondsLeft === null ? 0 : Math.min(1, secondsLeft / Math.max(1, lasts ?? 60));
  return (
    <div
      className={styles.clock}
      role="timer"
      aria-label={secondsLeft === null ? 'Timer paused' : `${secondsLabel(secondsLeft)} left`}
      data-last={(secondsLeft !== null && secondsLeft <= 5) || undefined}
    >
      <svg viewBox="0 0 112 112" aria-hidden="true">
        <circle cx="56" cy="56" r="52" className={styles.ringTrack} />
        <circle
          cx="56"
          cy="56"
          r="52"
          pathLength="100"
          strokeDasharray="100"
          strokeDashoffset={100 - 100 * share}
          className={styles.ring}
        />
      </svg>
      <span aria-hidden className={styles.clockFace}>
        <span className={styles.seconds}>{secondsLeft ?? '–'}</span>
        {secondsLeft === null ? null : (
          <small className={styles.unit}>{secondsLeft === 1 ? 'second' : 'seconds'}</small>
        )}
      </span>
    </div>
  );
}
