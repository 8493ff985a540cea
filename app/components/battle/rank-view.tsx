import { Link } from '@remix-run/react';
import { Face } from '../avatar/face';
import { PersonTitle } from '../avatar/name-card';
import { EmptyState } from '../ui/empty-state';
import { Segmented } from '../ui/segmented';
import { battlePaths } from './battle-paths';
import styles from './rank.module.css';
import type { RankViewData } from './rank-data';
import { RankSwitches } from './rank-switches';
import { RatingChart } from './rating-chart';
import { RatingNumber } from './rating-number';
import { TierBadge } from './tier-badge';
import { TierLadder } from './tier-ladder';

/** One's own tier with its rule in words, how the rating went, and the leaderboards. */
export function RankView({ rank, problem }: { rank: RankViewData; problem: string | null }) {
  const { course, mine, season, settings } = rank;
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <h1>{`Your rank in ${course.name}`}</h1>
        <p>
          {season.name}, until {season.ends}. <Link to={battlePaths.lobby(course.id)}>Play a battle</Link>
        </p>
      </div>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.grid}>
        <section className={`card ${styles.card}`} aria-labelledby="tier">
          {settings.showRank ? (
            <>
              <div className={styles.own}>
                {mine.tier.provisional ? null : <TierBadge name={mine.tier.name} size={72} />}
                <h2 id="tier">{mine.tier.provisional ? 'Not ranked yet' : mine.tier.name}</h2>
                <RatingNumber rating={mine.rating} note={`± ${2 * mine.deviation}`} />
              </div>
              <TierLadder level={mine.tier.provisional ? null : mine.tier.level} />
              <p>{mine.rule}</p>
              <RatingChart history={mine.history} />
            </>
          ) : (
            <>
              <h2 id="tier">Your rank is hidden</h2>
              <p>You won’t see your tier or rating. Battles are just as fair, and you can show it again below.</p>
            </>
          )}
          <details className={styles.how}>
            <summary>How the rating works</summary>
            <p>
              Every rated battle changes your rating: more against a stronger player, less against a weaker one, and
              more while we’re still getting to know you (Glicko-2). Your tier is based on a rating we’re nearly certain
              you have: your rating minus twice its uncertainty. You only move down once you’re 50 points below a tier,
              and never out of the two lowest tiers. Friendly and recorded battles don’t count.
            </p>
          </details>
        </section>
        <div className={styles.column}>
          <Board rank={rank} />
          <RankSwitches settings={settings} />
        </div>
      </div>
    </div>
  );
}

const boards = [
  { board: 'FRIENDS', label: 'Friends' },
  { board: 'CLASS', label: 'Class' },
  { board: 'SCHOOL', label: 'School' },
  { board: 'COURSE', label: 'Course' },
] as const;

function Board({ rank }: { rank: RankViewData }) {
  const { course, board, rows, classes, classId, visible, reasonHidden } = rank;
  const address = (of: string) => battlePaths.rank(course.id, of.toLowerCase());
  return (
    <section className={`card ${styles.card}`} aria-labelledby="board">
      <h2 id="board">Leaderboard</h2>
      <Segmented
        label="Leaderboard"
        items={boards.map((each) => ({ label: each.label, to: address(each.board), current: each.board === board }))}
      />
      {board === 'CLASS' && classes.length > 1 ? (
        <Segmented
          label="Class"
          items={classes.map(({ id, name }) => ({
            label: name,
            to: battlePaths.rank(course.id, 'class', id),
            current: id === classId,
          }))}
        />
      ) : null}
      {!visible ? (
        <p>{reasonHidden ?? 'You can’t see this leaderboard.'}</p>
      ) : rows.length === 0 ? (
        <EmptyState heading="h3" title="Nobody’s here yet">
          <p>Players with a tier in this course show up here if they choose to be seen.</p>
        </EmptyState>
      ) : (
        <ol className={styles.rows}>
          {rows.map(({ place, name, avatar, tierName, rating, isMe }, row) => (
            <li key={row} aria-current={isMe || undefined}>
              <span className={styles.place}>{place}</span>
              <span className={styles.face}>
                <Face name={name} worn={avatar} size={40} />
              </span>
              <div className={styles.who}>
                <b>{isMe ? `${name} (you)` : name}</b>
                <PersonTitle worn={avatar} />
              </div>
              <span className={styles.tier}>
                <TierBadge name={tierName} size={24} />
                {tierName}
              </span>
              <span className="num">{rating}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
