import { AccountPage } from '../account-pages/account-page';
import { InvitingLink } from '../account-pages/inviting-link';
import { AboutCard } from './about-card';
import { AdjustmentsCard } from './adjustments-card';
import { LogInCard } from './log-in-card';
import { type ProfileFormState, stateOf } from './profile-form';
import { type ListedSession, SessionList } from './session-list';

export interface ProfileData {
  nickname: string;
  email: string;
  waitingEmail: string | null;
  /** Null for people who teach. */
  yearLevel: number | null;
  /** "1 December 2026" while this month's change is used up. */
  yearFreeFrom: string | null;
  roles: string;
  timeZone: string;
  adjustments: string[];
  /** Whether challenges run against a clock; null for people who do not practise. */
  practiceTimer: boolean | null;
  invitingLink: string | null;
  sessions: ListedSession[];
}

/** What is stored about the person, and how to change it. */
export function ProfileView({ profile, refused }: { profile: ProfileData; refused: ProfileFormState | null }) {
  const facts = [
    { name: 'Role', value: profile.roles },
    { name: 'Time zone', value: profile.timeZone },
  ];
  return (
    <AccountPage title="My profile" lead="What we know about you, and how you like it here.">
      <AboutCard {...profile} facts={facts} refused={refused} />
      <AdjustmentsCard {...profile} refused={refused} />
      <LogInCard {...profile} refused={refused} />
      <SessionList sessions={profile.sessions} problem={stateOf(refused, 'session').errors[''] ?? null} />
      {profile.invitingLink === null ? null : <InvitingLink link={profile.invitingLink} />}
    </AccountPage>
  );
}
