import { type MascotTalk, useMascot } from '../chat/use-mascot';
import { Mascot } from '../ui/mascot/mascot';
import styles from './battle.module.css';
import type { BattleMark, BattleView } from './battle-data';

/** Both Martians on the dunes: each thinks, waits and cheers as its player does. */
export function Duellists({ battle }: { battle: BattleView }) {
  const { me, they, index, status } = battle;
  const mine = useMascot('PRACTICE_BATTLE', talkOf(status, me.marks[index]));
  const theirs = useMascot('PRACTICE_BATTLE', talkOf(status, they.marks[index]));
  return (
    <div className={styles.duellists} aria-hidden>
      <span className={styles.duellist}>
        <Mascot pose={mine} />
      </span>
      <span className={styles.duellist} data-opponent>
        <Mascot pose={theirs} />
      </span>
    </div>
  );
}

/** What a player's Martian does: it thinks until the answer is locked in, and cheers when it was right. */
export function talkOf(status: BattleView['status'], mark: BattleMark | undefined): MascotTalk {
  if (status === 'REVEAL' && mark === 'RIGHT') return 'CHEER';
  return status === 'QUESTION' && mark === 'NONE' ? 'THINK' : 'REST';
}
