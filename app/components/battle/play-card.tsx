import { Form, Link, useNavigation } from '@remix-run/react';
import { Swords } from 'lucide-react';
import { gamesUntilTier } from '../../../rules/battle/tiers';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { battlePaths } from './battle-paths';
import styles from './lobby.module.css';
import type { LobbyRefusal, LobbyViewData } from './lobby-data';
import { RatingNumber } from './rating-number';
import { TierBadge } from './tier-badge';
import { TierLadder } from './tier-ladder';

interface PlayCardProps {
  lobby: LobbyViewData;
  course: NonNullable<LobbyViewData['course']>;
  refused: LobbyRefusal | null;
}

/** One's own tier, and the form that looks for an opponent. */
export function PlayCard({ lobby, course, refused }: PlayCardProps) {
  const { settings, leftToday } = lobby;
  const { tier, rating, games } = course;
  return (
    <section className={`card ${styles.play}`} aria-labelledby="play">
      <div className={styles.rating}>
        {settings.showRank && !tier.provisional ? <TierBadge name={tier.name} size={72} /> : null}
        <div>
          <h2 id="play">{course.course.name}</h2>
          <p className="muted">{standing(settings.showRank, tier, games)}</p>
        </div>
        {rating === null || !settings.showRank ? null : <RatingNumber rating={rating} note="rating" />}
      </div>
      {settings.showRank ? <TierLadder level={tier.provisional ? null : tier.level} /> : null}
      {lobby.openBattleId !== null ? null : lobby.refusal === null ? (
        <PlayForm lobby={lobby} courseId={course.course.id} />
      ) : (
        <p role="status" className={styles.refusal}>
          {lobby.refusal}
          {lobby.refusedUntil === null ? null : ` You can play again from ${lobby.refusedUntil}.`}
        </p>
      )}
      {refused?.intent === 'play' ? (
        <p role="alert" className={styles.refusal}>
          {refused.problem}
        </p>
      ) : null}
      {leftToday === null ? null : (
        <p className="small muted">
          {leftToday === 1 ? '1 battle is' : `${leftToday === 0 ? 'No' : leftToday} battles are`} left today on the free
          plan.
        </p>
      )}
      {leftToday === 0 ? (
        <Link className={styles.way} to={paths.subscription}>
          See plans
        </Link>
      ) : null}
      <Link className={styles.way} to={battlePaths.rank(course.course.id)}>
        How the rating works
      </Link>
    </section>
  );
}

function standing(shown: boolean, tier: PlayCardProps['course']['tier'], games: number): string {
  const played = games === 1 ? '1 rated battle' : `${games} rated battles`;
  if (!shown) return `${played}. Your rank is hidden.`;
  if (!tier.provisional) return `${tier.name} · ${played}`;
  const left = Math.max(1, gamesUntilTier - games);
  return games === 0
    ? `Your tier shows after ${gamesUntilTier} rated battles.`
    : `${left} more rated ${left === 1 ? 'battle' : 'battles'} until your tier shows.`;
}

function PlayForm({ lobby, courseId }: { lobby: LobbyViewData; courseId: string }) {
  const busy = useNavigation().formData?.get('intent') === 'play';
  const { mayAnyone, classes, friends } = lobby;
  const whom = [
    ...(mayAnyone ? [{ value: 'ANYONE', label: 'Anyone around my level' }] : []),
    { value: 'SCHOOL', label: 'Players from my school, and friends' },
    ...(friends.length > 0 ? [{ value: 'FRIENDS', label: 'Friends only' }] : []),
    ...classes.map(({ id, name }) => ({ value: `CLASS:${id}`, label: `Only ${name}` })),
  ];
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="course" value={courseId} />
      <fieldset className={styles.whom}>
        <legend>Who do you want to play?</legend>
        {whom.map(({ value, label }, place) => (
          <label key={value}>
            <input type="radio" name="whom" value={value} defaultChecked={place === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="main" size="xl" name="intent" value="play" busy={busy}>
        <Swords aria-hidden size={20} /> Find an opponent
      </Button>
    </Form>
  );
}
