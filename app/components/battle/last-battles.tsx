import { Link } from '@remix-run/react';
import { battlePaths } from './battle-paths';
import styles from './lobby.module.css';
import type { LobbyViewData } from './lobby-data';
import { signed } from './rating-history';

const outcomes = { WON: 'Won', LOST: 'Lost', DRAW: 'Draw', VOID: 'Not counted' } as const;
const kinds = { RANKED: null, FRIENDLY: 'friendly', RECORDED: 'recorded' } as const;

/** The latest battles, each a link to its result. */
export function LastBattles({ battles }: { battles: LobbyViewData['last'] }) {
  return (
    <section className="card" aria-labelledby="last">
      <h2 id="last">Your last battles</h2>
      {battles.length === 0 ? (
        <p>None yet. Your first one only takes three minutes.</p>
      ) : (
        <ol className={styles.last}>
          {battles.map((battle) => (
            <li key={battle.id}>
              <span className={styles.outcome} data-outcome={battle.outcome}>
                {outcomes[battle.outcome]}
              </span>
              <span className={styles.against}>
                <Link to={battlePaths.battle(battle.id)}>{`Against ${battle.theirName}`}</Link>
                <small>{[battle.course.name, kinds[battle.kind], battle.day].filter(Boolean).join(' · ')}</small>
              </span>
              <span className="num">{`${battle.mine} : ${battle.theirs}`}</span>
              <span className={styles.change}>{battle.change === null ? '' : signed(battle.change)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
