import { Link } from '@remix-run/react';
import { BookOpenCheck, Swords, Telescope, Timer } from 'lucide-react';
import { offeredModes, practiceModes } from '../../../rules/practice-modes';
import { paths } from '../../lib/paths';
import { battlePaths } from '../battle/battle-paths';
import { useBattlesOn } from '../battle/use-battles-on';
import type { OfferedMode } from './choice';
import styles from './create-practice.module.css';

const icons = { CASUAL: Telescope, CHALLENGE: Timer } as const satisfies Record<OfferedMode, unknown>;

/** The modes as cards: one list, `offeredModes`, decides which there are. Sets of errors are made on a page of their own. */
export function ModePicker({ courseId, mode, timer }: { courseId: string; mode: OfferedMode; timer: boolean }) {
  const { slug, name: logbook, summary: redo } = practiceModes.ERROR_LOGBOOK;
  return (
    <div className={styles.modePart}>
      <fieldset className={styles.modes}>
        <legend className="sr">Mode</legend>
        {offeredModes.map((offered) => {
          const Icon = icons[offered];
          const { name, summary } = practiceModes[offered];
          return (
            <label key={offered} className={styles.mode}>
              <input type="radio" name="mode" value={offered} defaultChecked={offered === mode} />
              <span className={styles.modeIcon}>
                <Icon aria-hidden size={22} />
              </span>
              <span>
                <b>{name}</b>
                <small>{summary}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className={styles.modes}>
        <Link to={paths.createPractice(courseId, { mode: slug })} className={styles.mode}>
          <span className={styles.modeIcon}>
            <BookOpenCheck aria-hidden size={22} />
          </span>
          <span>
            <b>{logbook}</b>
            <small>{redo}</small>
          </span>
        </Link>
        {useBattlesOn() ? (
          <Link to={battlePaths.lobby(courseId)} className={styles.mode}>
            <span className={styles.modeIcon}>
              <Swords aria-hidden size={22} />
            </span>
            <span>
              <b>{practiceModes.BATTLE.name}</b>
              <small>{practiceModes.BATTLE.summary}</small>
            </span>
          </Link>
        ) : null}
      </div>
      <p className={styles.timerNote}>
        {timer ? 'Prefer no timer? ' : 'Your timer is off. '}
        <Link to={`${paths.profile}#adjust`}>Change it in your profile</Link>
      </p>
    </div>
  );
}
