import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { LineForm } from '../ui/forms';
import { Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';
import { People, Person } from './people';
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
    <Page
      width="narrow"
      title="Following"
      lead="See how your friends’ week is going, and they’ll see yours. First names only, no rankings."
    >
      <Section title="People you follow">
        {followed.length === 0 ? (
          <EmptyState heading="h3" title="You’re not following anyone yet">
            <p>Ask a friend for their code and enter it below.</p>
          </EmptyState>
        ) : (
          <Rows>
            {followed.map((person) => (
              <FollowedRow key={person.code} person={person} />
            ))}
          </Rows>
        )}
        {isStudent ? <CodeForm refused={refused?.at === 'code' ? refused : null} /> : null}
      </Section>
      {classmates.length === 0 ? null : (
        <Section title="In your classes" note="These classmates let others follow them.">
          <Rows>
            {classmates.map(({ code: theirCode, firstName, avatar }) => (
              <li key={theirCode}>
                <Person name={firstName} worn={avatar} />
                <CodeButton code={theirCode} intent="follow" label="Follow" name={firstName} />
              </li>
            ))}
          </Rows>
        </Section>
      )}
      <PracticeSets sets={sets} problem={refused?.at === 'sets' ? refused.problem : null} />
      {isStudent ? <OwnCode code={code} followers={followers} /> : null}
    </Page>
  );
}

function FollowedRow({ person }: { person: FollowingData['followed'][number] }) {
  const { code, firstName, avatar, answeredThisWeek, cheeredToday } = person;
  return (
    <li>
      <Person
        name={firstName}
        worn={avatar}
        note={
          answeredThisWeek === 0
            ? 'No questions this week yet'
            : `${answeredThisWeek} ${answeredThisWeek === 1 ? 'question' : 'questions'} in seven days`
        }
      />
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
    <LineForm preventScrollReset>
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
    </LineForm>
  );
}

function OwnCode({ code, followers }: Pick<FollowingData, 'code' | 'followers'>) {
  const { formData } = useNavigation();
  return (
    <Section title="Who can follow you">
      {code === null ? (
        <p>
          Nobody. If you let others follow you, they’ll see your first name, your avatar and how many questions you’ve
          answered.
        </p>
      ) : (
        <>
          <p>
            Friends with your code <b className="num">{code}</b>, and classmates.{' '}
            {followers.length === 0 ? 'You don’t have any followers yet.' : null}
          </p>
          {followers.length === 0 ? null : <People label="People who follow you" people={followers} />}
        </>
      )}
      <Form method="post" preventScrollReset>
        <Button
          type="submit"
          name="intent"
          value={code === null ? 'open' : 'close'}
          busy={formData?.get('intent') === 'open' || formData?.get('intent') === 'close'}
        >
          {code === null ? 'Let others follow me' : 'Let nobody follow me'}
        </Button>
      </Form>
    </Section>
  );
}
