import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const ProfilePage = graphql(
  `
    query ProfilePage {
      ...PageViewer
      viewer { coins }
      currentUser { email }
      profile { nickname yearLevel timeZone practiceTimer adjustments yearLevelFreeFrom deletesAt account { waitingEmail hasPassword providerSince showsRank } }
      invitingCode { code }
      copyOfData { id state progress size expiresAt }
      sessions { id device lastSeenAt current }
    }
  `,
  [PageViewer],
);
