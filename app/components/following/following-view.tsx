import { Form, useNavigation } from '@remix-run/react';
import { AccountPage } from '../account-pages/account-page';
import account from '../account-pages/account-page.module.css';
import { Face } from '../avatar/face';
import { NameCard, PersonTitle } from '../avatar/name-card';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import styles from './following.module.css';
import { PracticeSets, type PracticeSetsData } from './practice-sets';

export interface FollowingData {
  code: string | null;
  followed: {
    code: string;
    firstName: string;
    avatar: string | null;
    answeredThisWeek: number;
    cheeredToday: boolean;
  }[];
  followers: { firstName: string; avatar: string | null }[];
  classmates: { code: string; firstName: string; avatar: string | null }[];
}

interface FollowingViewProps {
  following: FollowingData;
  sets: PracticeSetsData;
  isStudent: boolean;
  /** What was refused, beside the code that was typed or among the sets. */
  refused: { code: string; problem: string; at: string } | null;
}

/** Whom the student follows and cheers, who follows them, and the switch: nobody may until it is on. Plain forms. */
export function FollowingView({ following, sets, isStudent, refused }: FollowingViewProps) {
  const { followed, followers, classmates, code } = following;
  return (
    <AccountPage
      title="Following"
      lead="See how your friends’ week is going, and they’ll see yours. First names only, no rankings."
    >
      <section className="card" aria-labelledby="followed">
        <h2 id="followed">People you follow</h2>
        {followed.length === 0 ? (
          <EmptyState heading="h3" title="You’re not following anyone yet">
            <p>Ask a friend for their code and enter it below.</p>
          </EmptyState>
        ) : (
          <ul className={account.list}>
            {followed.map((person) => (
              <FollowedRow key={person.code} person={person} />
            ))}
          </ul>
        )}
        {isStudent ? <CodeForm refused={refused?.at === 'code' ? refused : null} /> : null}
      </section>
      {classmates.length === 0 ? null : (
        <section className="card" aria-labelledby="classmates">
          <h2 id="classmates">In your classes</h2>
          <p>These classmates let others follow them.</p>
          <ul className={account.list}>
            {classmates.map((person) => (
              <li key={person.code} className={styles.person}>
                <NameCard worn={person.avatar} className={styles.name}>
                  <Face name={person.firstName} worn={person.avatar} />
                  <div>
                    <b>{person.firstName}</b>
                    <PersonTitle worn={person.avatar} />
                  </div>
                </NameCard>
                <CodeButton code={person.code} intent="follow" label="Follow" name={person.firstName} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PracticeSets sets={sets} problem={refused?.at === 'sets' ? refused.problem : null} />
      {isStudent ? <OwnCode code={code} followers={followers} /> : null}
    </AccountPage>
  );
}

function FollowedRow({ person }: { person: FollowingData['followed'][number] }) {
  const { code, firstName, avatar, answeredThisWeek, cheeredToday } = person;
  return (
    <li className={styles.person}>
      <NameCard worn={avatar} className={styles.name}>
        <Face name={firstName} worn={avatar} />
        <div>
          <b>{firstName}</b>
          <PersonTitle worn={avatar} />
          <small>
            {answeredThisWeek === 0
              ? 'No questions this week yet'
              : `${answeredThisWeek} ${answeredThisWeek === 1 ? 'question' : 'questions'} in seven days`}
          </small>
        </div>
      </NameCard>
      {cheeredToday ? (
        <Chip tone="good">Cheered today</Chip>
      ) : (
        <CodeButton code={code} intent="cheer" label="Cheer" name={firstName} />
      )}
      <CodeButton code={code} intent="unfollow" label="Stop following" name={firstName} quiet />
    </li>
  );
}

interface CodeButtonProps {
  code: string;
  intent: 'follow' | 'unfollow' | 'cheer';
  label: string;
  /** Whom it is about, for people who hear the page. */
  name: string;
  quiet?: boolean;
}

function CodeButton({ code, intent, label, name, quiet = false }: CodeButtonProps) {
  const { formData } = useNavigation();
  const busy = formData?.get('intent') === intent && formData.get('code') === code;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="code" value={code} />
      <Button type="submit" size="sm" variant={quiet ? 'quiet' : 'line'} name="intent" value={intent} busy={busy}>
        {label} <span className="sr">{name}</span>
      </Button>
    </Form>
  );
}

function CodeForm({ refused }: { refused: FollowingViewProps['refused'] }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset className={styles.code}>
      <Field label="Friend’s code" error={refused?.problem}>
        {(aria) => (
          <TextInput
            {...aria}
            name="code"
            required
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            defaultValue={refused?.code}
          />
        )}
      </Field>
      <Button type="submit" name="intent" value="follow" busy={formData?.get('intent') === 'follow'}>
        Follow
      </Button>
    </Form>
  );
}

function OwnCode({ code, followers }: Pick<FollowingData, 'code' | 'followers'>) {
  const { formData } = useNavigation();
  return (
    <section className="card" aria-labelledby="own-code">
      <h2 id="own-code">Who can follow you</h2>
      {code === null ? (
        <p>
          Nobody. If you let others follow you, they’ll see your first name, your avatar and how many questions you’ve
          answered.
        </p>
      ) : (
        <>
          <p>
            Friends with your code <b className={styles.own}>{code}</b>, and classmates.{' '}
            {followers.length === 0 ? 'You don’t have any followers yet.' : null}
          </p>
          {followers.length === 0 ? null : (
            <ul className={styles.faces} aria-label="People who follow you">
              {followers.map(({ firstName, avatar }, place) => (
                // Two may have one first name, and there is nothing else to tell them apart by.
                <li key={place}>
                  <Face name={firstName} worn={avatar} />
                  {firstName}
                  <PersonTitle worn={avatar} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <Form method="post" preventScrollReset className={account.endAll}>
        <Button
          type="submit"
          name="intent"
          value={code === null ? 'open' : 'close'}
          busy={formData?.get('intent') === 'open' || formData?.get('intent') === 'close'}
        >
          {code === null ? 'Let others follow me' : 'Let nobody follow me'}
        </Button>
      </Form>
    </section>
  );
}
