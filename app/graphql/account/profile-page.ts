import { graphql } from '../init';
import { Shell } from '../shell/shell';

export const ProfilePage = graphql(
  `
    query ProfilePage {
      ...Shell
      currentUser { email }
      profile { nickname yearLevel timeZone practiceTimer adjustments yearLevelFreeFrom waitingEmail deletesAt }
      invitingCode { code }
      sessions { id device lastSeenAt current }
    }
  `,
  [Shell],
);
