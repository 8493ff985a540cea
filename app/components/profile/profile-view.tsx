import { InvitingLink } from '../account-pages/inviting-link';
import { OwnRankCard } from '../battle/own-rank-card';
import { Page } from '../ui/page';
import { AboutCard } from './about-card';
import { AdjustmentsCard } from './adjustments-card';
import { type ConnectedProvider, LogInCard } from './log-in-card';
import { type CopyView, OwnDataCard } from './own-data-card';
import { PictureCard } from './picture-card';
import { type ProfileFormState, stateOf } from './profile-form';
import { type ListedSession, SessionList } from './session-list';
import { StayCard } from './stay-card';

export interface ProfileData {
  nickname: string;
  /** What the person wears; null for people who wear nothing. */
  worn: string | null;
  /** Null for people who do not earn any. */
  coins: number | null;
  email: string;
  hasUnprovedEmail: boolean;
  waitingEmail: string | null;
  /** The provider that opens the account too; null where none does. */
  provider: ConnectedProvider | null;
  /** Null for people who teach. */
  yearLevel: number | null;
  /** "1 December 2026" while this month's change is used up. */
  yearFreeFrom: string | null;
  roles: string;
  timeZone: string;
  adjustments: string[];
  /** Whether challenges run against a clock; null for people who do not practise. */
  practiceTimer: boolean | null;
  /** Whether they see their own rank; null for people who play no battles. */
  showRank: boolean | null;
  invitingLink: string | null;
  sessions: ListedSession[];
  copy: CopyView | null;
  /** "Monday, 30 November 2026" once the end of the account is planned. */
  deletes: string | null;
  teaches: boolean;
}

/** What is stored about the person, and how to change it. */
export function ProfileView({ profile, refused }: { profile: ProfileData; refused: ProfileFormState | null }) {
  const facts = [{ name: 'Role', value: profile.roles }];
  return (
    <Page width="narrow" title="My profile" lead="Your details and settings.">
      {profile.deletes === null ? null : <StayCard deletes={profile.deletes} refused={refused} />}
      {profile.coins === null ? null : <PictureCard {...profile} coins={profile.coins} />}
      <AboutCard {...profile} facts={facts} refused={refused} />
      <AdjustmentsCard {...profile} refused={refused} />
      {profile.showRank === null ? null : (
        <OwnRankCard showRank={profile.showRank} problem={stateOf(refused, 'rank').errors[''] ?? null} />
      )}
      <LogInCard {...profile} refused={refused} />
      <SessionList sessions={profile.sessions} problem={stateOf(refused, 'session').errors[''] ?? null} />
      <OwnDataCard {...profile} refused={refused} />
      {profile.invitingLink === null ? null : <InvitingLink link={profile.invitingLink} />}
    </Page>
  );
}
