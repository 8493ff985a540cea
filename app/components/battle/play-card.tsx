import { Form, Link, useNavigation } from '@remix-run/react';
import { Swords } from 'lucide-react';
import { gamesUntilTier } from '../../../rules/battle/tiers';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Cluster, Stack } from '../ui/layout';
import { Section } from '../ui/section';
import { battlePaths } from './battle-paths';
import type { LobbyRefusal, LobbyViewData } from './lobby-data';
import { RatingNumber } from './rating-number';
import { TierLadder } from './tier-ladder';
import { TierTitle } from './tier-title';

interface PlayCardProps {
  lobby: LobbyViewData;
  course: NonNullable<LobbyViewData['course']>;
  refused: LobbyRefusal | null;
}

/** One's own tier, and the form that looks for an opponent. */
export function PlayCard({ lobby, course, refused }: PlayCardProps) {
  const { settings, leftToday } = lobby;
  const { tier, rating, games } = course;
  const isShown = settings.showRank && !tier.provisional;
  return (
    <Section
      title={<TierTitle tierName={isShown ? tier.name : null}>{course.course.name}</TierTitle>}
      note={standing(settings.showRank, tier, games)}
      aside={rating === null || !settings.showRank ? null : <RatingNumber rating={rating} note="rating" />}
    >
      {settings.showRank ? <TierLadder level={tier.provisional ? null : tier.level} /> : null}
      {lobby.openBattleId !== null ? null : lobby.refusal === null ? (
        <PlayForm lobby={lobby} courseId={course.course.id} />
      ) : (
        <Alert tone="warn">
          {lobby.refusal}
          {lobby.refusedUntil === null ? null : ` You can play again from ${lobby.refusedUntil}.`}
        </Alert>
      )}
      <Alert>{refused?.intent === 'play' ? refused.problem : null}</Alert>
      {leftToday === null ? null : (
        <p className="small muted">
          {leftToday === 1 ? '1 battle is' : `${leftToday === 0 ? 'No' : leftToday} battles are`} left today on the free
          plan.
        </p>
      )}
      <Cluster>
        {leftToday === 0 ? (
          <Link className="target" to={paths.subscription}>
            See plans
          </Link>
        ) : null}
        <Link className="target" to={battlePaths.rank(course.course.id)}>
          How the rating works
        </Link>
      </Cluster>
    </Section>
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
    <Stack as={Form} method="post">
      <input type="hidden" name="course" value={courseId} />
      <Choices legend="Who do you want to play?" name="whom" options={whom} chosen={whom[0]?.value ?? null} />
      <Cluster>
        <Button type="submit" variant="main" size="xl" name="intent" value="play" busy={busy}>
          <Swords aria-hidden size={20} /> Find an opponent
        </Button>
      </Cluster>
    </Stack>
  );
}
