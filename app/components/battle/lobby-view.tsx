import { Form, Link, useNavigation } from '@remix-run/react';
import { Swords } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { LinkButton } from '../ui/link-button';
import { Sky } from '../ui/scenery/sky';
import { Segmented } from '../ui/segmented';
import { Select } from '../ui/select';
import { TextInput } from '../ui/text-input';
import { battlePaths } from './battle-paths';
import { LastBattles } from './last-battles';
import styles from './lobby.module.css';
import type { LobbyRefusal, LobbyViewData } from './lobby-data';
import { PlayCard } from './play-card';

/** Where a battle begins: the course, an opponent or a friend, and how the last ones went. Plain forms. */
export function LobbyView({ lobby, refused }: { lobby: LobbyViewData; refused: LobbyRefusal | null }) {
  const { course, courses, openBattleId, season } = lobby;
  return (
    <>
      <Sky className={styles.sky}>
        <div className={styles.head}>
          <h1>Battles</h1>
          <p>Seven questions against another player, and it’s fair: the same numbers, the same timer and no help.</p>
          {courses.length > 1 && course !== null ? (
            <Segmented
              label="Course"
              items={courses.map((each) => ({
                label: each.course.name,
                to: battlePaths.lobby(each.course.id),
                current: each.course.id === course.course.id,
              }))}
            />
          ) : null}
        </div>
      </Sky>
      <div className={`page ${styles.page}`}>
        {openBattleId === null ? null : (
          <section className={`card ${styles.open}`} aria-label="Your current battle">
            <p>
              <b>You’re in the middle of a battle.</b> The timer is running.
            </p>
            <LinkButton to={battlePaths.battle(openBattleId)} variant="main">
              Back to your battle
            </LinkButton>
          </section>
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
          <div className={styles.grid}>
            <div className={styles.column}>
              <PlayCard lobby={lobby} course={course} refused={refused} />
              <LastBattles battles={lobby.last} />
            </div>
            <div className={styles.column}>
              <FriendsCard lobby={lobby} courseId={course.course.id} refused={refused} />
              <CodeCard lobby={lobby} refused={refused} />
              <section className="card" aria-labelledby="season">
                <h2 id="season">{season.name}</h2>
                <p>
                  The season runs until {season.ends}. After that, everyone’s rating becomes a little less certain, so
                  anyone can climb next season.
                </p>
                <Link className={styles.way} to={battlePaths.rank(course.course.id)}>
                  Your rank and the leaderboards
                </Link>
              </section>
            </div>
          </div>
        )}
      </div>
    </>
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
    <section className="card" aria-labelledby="friends">
      <h2 id="friends">Challenge someone you know</h2>
      {nobody ? (
        <p>
          Friends are people you follow who follow you. <Link to={paths.following}>Following</Link>
        </p>
      ) : (
        <Form method="post" preventScrollReset className={styles.form}>
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
          <Button type="submit" busy={formData?.get('intent') === 'challenge'}>
            Create challenge
          </Button>
          <p className="small muted">It’s friendly: your rating won’t change, and tiers don’t matter.</p>
        </Form>
      )}
    </section>
  );
}

function CodeCard({ lobby, refused }: CardProps) {
  const { formData } = useNavigation();
  const isCode = refused?.intent === 'code';
  return (
    <section className="card" aria-labelledby="code">
      <h2 id="code">Were you challenged?</h2>
      {lobby.challenges.length === 0 ? null : (
        <ul className={styles.challenges}>
          {lobby.challenges.map(({ code, fromName, course }) => (
            <li key={code}>
              <span>
                <b>{fromName}</b> challenges you in {course.name}
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="code" value={code} />
                <Button type="submit" size="sm" name="intent" value="code" busy={formData?.get('code') === code}>
                  Play <span className="sr">{fromName}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" preventScrollReset className={styles.form}>
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
        <Button type="submit">
          <Swords aria-hidden size={18} /> Accept
        </Button>
      </Form>
    </section>
  );
}
