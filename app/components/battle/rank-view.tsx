import { Link } from '@remix-run/react';
import { Face } from '../avatar/face';
import { PersonTitle } from '../avatar/name-card';
import { Alert } from '../ui/alert';
import { Mark } from '../ui/chip';
import { More } from '../ui/choices';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Split, Stack } from '../ui/layout';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { battlePaths } from './battle-paths';
import type { RankViewData } from './rank-data';
import { RankSwitches } from './rank-switches';
import { RatingChart } from './rating-chart';
import { RatingNumber } from './rating-number';
import { TierBadge } from './tier-badge';
import { TierLadder } from './tier-ladder';
import { TierTitle } from './tier-title';

/** One's own tier with its rule in words, how the rating went, and the leaderboards. */
export function RankView({ rank, problem }: { rank: RankViewData; problem: string | null }) {
  const { course, mine, season, settings } = rank;
  return (
    <Page
      title={`Your rank in ${course.name}`}
      lead={
        <>
          {season.name}, until {season.ends}. <Link to={battlePaths.lobby(course.id)}>Play a battle</Link>
        </>
      }
    >
      <Alert>{problem}</Alert>
      <Split halves>
        {settings.showRank ? (
          <Section
            title={
              <TierTitle tierName={mine.tier.provisional ? null : mine.tier.name}>
                {mine.tier.provisional ? 'Not ranked yet' : mine.tier.name}
              </TierTitle>
            }
            aside={<RatingNumber rating={mine.rating} note={`± ${2 * mine.deviation}`} />}
          >
            <TierLadder level={mine.tier.provisional ? null : mine.tier.level} />
            <p>{mine.rule}</p>
            <RatingChart history={mine.history} />
            <RatingRule />
          </Section>
        ) : (
          <Section title="Your rank is hidden">
            <p>You won’t see your tier or rating. Battles are just as fair, and you can show it again below.</p>
            <RatingRule />
          </Section>
        )}
        <Stack gap={6}>
          <Board rank={rank} />
          <RankSwitches settings={settings} />
        </Stack>
      </Split>
    </Page>
  );
}

function RatingRule() {
  return (
    <More summary="How the rating works">
      <p>
        Every rated battle changes your rating: more against a stronger player, less against a weaker one, and more
        while we’re still getting to know you (Glicko-2). Your tier is based on a rating we’re nearly certain you have:
        your rating minus twice its uncertainty. You only move down once you’re 50 points below a tier, and never out of
        the two lowest tiers. Friendly and recorded battles don’t count.
      </p>
    </More>
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
    <Section title="Leaderboard">
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
        <Rows as="ol">
          {rows.map(({ place, name, avatar, tierName, rating, isMe }, row) => (
            <Row
              key={row}
              current={isMe}
              mark={
                <>
                  <span className="num muted">{place}</span>
                  <Mark round>
                    <Face name={name} worn={avatar} size={44} />
                  </Mark>
                </>
              }
              title={
                <>
                  {isMe ? `${name} (you)` : name}
                  <PersonTitle worn={avatar} />
                </>
              }
            >
              <Cluster as="span" gap={2} className="small muted">
                <TierBadge name={tierName} size={24} />
                {tierName}
              </Cluster>
              <span className="num">{rating}</span>
            </Row>
          ))}
        </Rows>
      )}
    </Section>
  );
}
