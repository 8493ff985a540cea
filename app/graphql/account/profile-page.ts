import { graphql } from '../init';
import { Shell } from '../shell/shell';

export const ProfilePage = graphql(
  `
    query ProfilePage {
      ...Shell
      currentUser { email }
      profile { nickname yearLevel timeZone practiceTimer adjustments yearLevelFreeFrom deletesAt account { waitingEmail hasPassword providerSince showsRank } }
      invitingCode { code }
      copyOfData { id state progress size expiresAt }
      sessions { id device lastSeenAt current }
    }
  `,
  [Shell],
);
