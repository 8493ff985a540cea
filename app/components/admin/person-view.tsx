import { Link, useNavigation } from '@remix-run/react';
import { longestAdministratorReason } from '../../../rules/forms/limits';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { StackedForm } from '../ui/forms';
import { DataList } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';
import type { FoundPerson } from './person-data';

interface RefusedChange {
  intent: string;
  problem: string;
  /** The field that it is about; null where it is about none. */
  field: string | null;
  reason: string;
}

interface PersonViewProps {
  person: FoundPerson;
  sessionCount: number;
  /** Of a teacher; null for anybody else. */
  school: { name: string | null; isConfirmed: boolean } | null;
  /** Whether the administrator looks at their own account. */
  isViewer: boolean;
  refused: RefusedChange | null;
}

/** One person: who they are to us, and what an administrator can do. Nothing of what they do here. */
export function AdminPersonView({ person, sessionCount, school, isViewer, refused }: PersonViewProps) {
  const { nickname, email, emailProved, roles, since, deletes } = person;
  return (
    <Page
      width="narrow"
      back={{ to: paths.adminPeople, label: 'People' }}
      title={nickname}
      lead="Your visit is recorded in the audit log, and so is anything you do here."
    >
      <Section title="Account">
        <DataList>
          <dt>Email</dt>
          <dd>{emailProved || !email.includes('@') ? email : `${email} (not confirmed)`}</dd>
          <dt>Roles</dt>
          <dd>{roles}</dd>
          <dt>Joined</dt>
          <dd>{since}</dd>
          <dt>Deletion</dt>
          <dd>{deletes === null ? 'Not planned' : `Planned for ${deletes}`}</dd>
          <dt>Sessions</dt>
          <dd>Logged in {placesInWords(sessionCount)}</dd>
        </DataList>
      </Section>
      {isViewer ? (
        <Section title="This is you">
          <p>
            Only another administrator can change your role. Your own sessions are in{' '}
            <Link to={paths.profile}>your profile</Link>.
          </p>
        </Section>
      ) : (
        <>
          {school === null ? null : (
            <SchoolCard {...school} problem={refused?.intent === 'school' ? refused.problem : null} />
          )}
          <AdministratorCard person={person} refused={refused?.intent === 'administrator' ? refused : null} />
          <SessionsCard count={sessionCount} problem={refused?.intent === 'sessions' ? refused.problem : null} />
        </>
      )}
    </Page>
  );
}

interface SchoolCardProps {
  name: string | null;
  isConfirmed: boolean;
  problem: string | null;
}

function SchoolCard({ name, isConfirmed, problem }: SchoolCardProps) {
  const busy = useNavigation().formData?.get('intent') === 'school';
  return (
    <Section title="School">
      <p>
        {name === null ? 'This teacher hasn’t named a school.' : `This teacher says: ${name}.`}{' '}
        {isConfirmed
          ? 'It’s confirmed.'
          : 'It isn’t confirmed, so there are limits on their classes’ coins and tasks. Confirm it once you know they teach there.'}
      </p>
      <Alert>{problem}</Alert>
      <StackedForm preventScrollReset>
        <input type="hidden" name="intent" value="school" />
        <Button type="submit" name="on" value={isConfirmed ? 'no' : 'yes'} busy={busy}>
          {isConfirmed ? 'Remove confirmation' : 'Confirm school'}
        </Button>
      </StackedForm>
    </Section>
  );
}

function AdministratorCard({ person, refused }: { person: FoundPerson; refused: RefusedChange | null }) {
  const busy = useNavigation().formData?.get('intent') === 'administrator';
  const { isAdministrator, isStudent, nickname } = person;
  const isAboutReason = refused?.field === 'reason';
  return (
    <Section title="Administrator">
      <p>
        {isAdministrator
          ? `${nickname} can do everything you can do here.`
          : isStudent
            ? 'A student can’t be made an administrator.'
            : `${nickname} isn’t an administrator. Administrators can see every account, payment and report.`}
      </p>
      <Alert>{isAboutReason ? null : refused?.problem}</Alert>
      {isStudent && !isAdministrator ? null : (
        <StackedForm preventScrollReset>
          <input type="hidden" name="intent" value="administrator" />
          <Field label="Reason" hint="This goes in the audit log." error={isAboutReason ? refused.problem : null}>
            {(aria) => (
              <TextInput
                {...aria}
                name="reason"
                required
                maxLength={longestAdministratorReason}
                defaultValue={refused?.reason}
                autoComplete="off"
              />
            )}
          </Field>
          <Button type="submit" name="on" value={isAdministrator ? 'no' : 'yes'} busy={busy}>
            {isAdministrator ? 'Remove as administrator' : 'Make administrator'}
          </Button>
        </StackedForm>
      )}
    </Section>
  );
}

function SessionsCard({ count, problem }: { count: number; problem: string | null }) {
  const busy = useNavigation().formData?.get('intent') === 'sessions';
  return (
    <Section title="Sessions">
      <p>
        Logged in {placesInWords(count)}.{' '}
        {count === 0 ? null : 'The password doesn’t change, so anyone who knows it can log in again.'}
      </p>
      <Alert>{problem}</Alert>
      {count === 0 ? null : (
        <StackedForm preventScrollReset>
          <Button type="submit" name="intent" value="sessions" busy={busy}>
            Log out everywhere
          </Button>
        </StackedForm>
      )}
    </Section>
  );
}

function placesInWords(count: number): string {
  if (count === 0) return 'nowhere';
  return count === 1 ? 'in one place' : `in ${count} places`;
}
