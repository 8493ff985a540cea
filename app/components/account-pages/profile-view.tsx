import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { AccountPage } from './account-page';
import styles from './account-page.module.css';
import { InvitingLink } from './inviting-link';
import { PracticeClockForm } from './practice-clock-form';
import { type ListedSession, SessionList } from './session-list';

export interface ProfileData {
  nickname: string;
  email: string;
  /** "Year 6", or null for people who teach. */
  yearLevel: string | null;
  roles: string;
  timeZone: string;
  /** Whether challenges run against a clock; null for people who do not practise. */
  practiceTimer: boolean | null;
  invitingLink: string | null;
  sessions: ListedSession[];
}

/** What is stored about the person, as it is. */
export function ProfileView({ profile, problem }: { profile: ProfileData; problem: string | null }) {
  const facts = [
    { name: 'Nickname', value: profile.nickname },
    { name: 'Email', value: profile.email },
    ...(profile.yearLevel === null ? [] : [{ name: 'Year level', value: profile.yearLevel }]),
    { name: 'Role', value: profile.roles },
    { name: 'Time zone', value: profile.timeZone },
  ];
  return (
    <AccountPage title="My profile" lead="What we know about you. Others see the nickname alone.">
      <section className="card" aria-labelledby="about-you">
        <h2 id="about-you">About you</h2>
        <dl>
          {facts.map(({ name, value }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {profile.invitingLink === null ? null : <InvitingLink link={profile.invitingLink} />}
      {profile.practiceTimer === null ? null : <PracticeClockForm on={profile.practiceTimer} />}
      <SessionList sessions={profile.sessions} problem={problem} />
      <section className="card" aria-labelledby="changes">
        <h2 id="changes">Changing things</h2>
        <p>
          You can <Link to={paths.forgotPassword}>set a new password</Link> now: we mail you a link that works once.
          Light or dark is in the menu under your initials.
        </p>
        <p>
          Nickname, time zone and year level cannot be changed here yet. When they can, a new year level will be free
          once a calendar month.
        </p>
      </section>
    </AccountPage>
  );
}
