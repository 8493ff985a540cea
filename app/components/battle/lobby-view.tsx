import { Form, Link, useNavigation } from '@remix-run/react';
import { Swords } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { Cluster, Split, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { SkyPage } from '../ui/page';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { Select } from '../ui/select';
import { TextInput } from '../ui/text-input';
import { battlePaths } from './battle-paths';
import { LastBattles } from './last-battles';
import type { LobbyRefusal, LobbyViewData } from './lobby-data';
import { PlayCard } from './play-card';

/** Where a battle begins: the course, an opponent or a friend, and how the last ones went. Plain forms. */
export function LobbyView({ lobby, refused }: { lobby: LobbyViewData; refused: LobbyRefusal | null }) {
  const { course, courses, openBattleId, season } = lobby;
  return (
    <SkyPage
      title="Battles"
      lead="Seven questions against another player, and it’s fair: the same numbers, the same timer and no help."
      nav={
        courses.length > 1 && course !== null ? (
          <Segmented
            label="Course"
            items={courses.map((each) => ({
              label: each.course.name,
              to: battlePaths.lobby(each.course.id),
              current: each.course.id === course.course.id,
            }))}
          />
        ) : null
      }
    >
      {openBattleId === null ? null : (
        <Cluster as="section" className="card" justify="between" aria-label="Your current battle">
          <p>
            <b>You’re in the middle of a battle.</b> The timer is running.
          </p>
          <LinkButton to={battlePaths.battle(openBattleId)} variant="main">
            Back to your battle
          </LinkButton>
        </Cluster>
      )}
      {course === null ? (
        <section className="card" aria-label="Choose a course">
          <EmptyState heading="h2" title="Choose a course first">
            <p>Battles use one of your courses, with questions you’ve practised or soon will.</p>
            <LinkButton to={paths.courses} variant="main">
              Choose a course
            </LinkButton>
          </EmptyState>
        </section>
      ) : (
        <Split>
          <Stack gap={6}>
            <PlayCard lobby={lobby} course={course} refused={refused} />
            <LastBattles battles={lobby.last} />
          </Stack>
          <Stack gap={6}>
            <FriendsCard lobby={lobby} courseId={course.course.id} refused={refused} />
            <CodeCard lobby={lobby} refused={refused} />
            <Section title={season.name}>
              <p>
                The season runs until {season.ends}. After that, everyone’s rating becomes a little less certain, so
                anyone can climb next season.
              </p>
              <Link className="target" to={battlePaths.rank(course.course.id)}>
                Your rank and the leaderboards
              </Link>
            </Section>
          </Stack>
        </Split>
      )}
    </SkyPage>
  );
}

interface CardProps {
  lobby: LobbyViewData;
  refused: LobbyRefusal | null;
}

function FriendsCard({ lobby, courseId, refused }: CardProps & { courseId: string }) {
  const { formData } = useNavigation();
  const { friends, classes } = lobby;
  const nobody = friends.length + classes.length === 0;
  return (
    <Section title="Challenge someone you know">
      {nobody ? (
        <p>
          Friends are people you follow who follow you. <Link to={paths.following}>Following</Link>
        </p>
      ) : (
        <Stack as={Form} method="post" preventScrollReset>
          <input type="hidden" name="intent" value="challenge" />
          <input type="hidden" name="course" value={courseId} />
          <Field label="Who?" error={refused?.intent === 'challenge' ? refused.problem : null}>
            {(aria) => (
              <Select {...aria} name="whom">
                {friends.map(({ userId, name, tierName }) => (
                  <option key={userId} value={userId}>
                    {tierName === '' ? name : `${name}, ${tierName}`}
                  </option>
                ))}
                {classes.map(({ id, name }) => (
                  <option key={id} value={`CLASS:${id}`}>
                    {`Anyone in ${name}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Cluster>
            <Button type="submit" busy={formData?.get('intent') === 'challenge'}>
              Create challenge
            </Button>
          </Cluster>
          <p className="small muted">It’s friendly: your rating won’t change, and tiers don’t matter.</p>
        </Stack>
      )}
    </Section>
  );
}

function CodeCard({ lobby, refused }: CardProps) {
  const { formData } = useNavigation();
  const isCode = refused?.intent === 'code';
  return (
    <Section title="Were you challenged?">
      {lobby.challenges.length === 0 ? null : (
        <Rows>
          {lobby.challenges.map(({ code, fromName, course }) => (
            <Row key={code} title={`${fromName} challenges you in ${course.name}`}>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="code" value={code} />
                <Button type="submit" size="sm" name="intent" value="code" busy={formData?.get('code') === code}>
                  Play <span className="sr">{fromName}</span>
                </Button>
              </Form>
            </Row>
          ))}
        </Rows>
      )}
      <Stack as={Form} method="post" preventScrollReset>
        <input type="hidden" name="intent" value="code" />
        <Field label="Challenge code" error={isCode ? refused.problem : null}>
          {(aria) => (
            <TextInput
              {...aria}
              name="code"
              required
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              defaultValue={isCode ? refused.code : ''}
            />
          )}
        </Field>
        <Cluster>
          <Button type="submit">
            <Swords aria-hidden size={18} /> Accept
          </Button>
        </Cluster>
      </Stack>
    </Section>
  );
}
