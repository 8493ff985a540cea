import { graphql } from '../init';
import { Shell } from '../shell/shell';

export const CertificatePage = graphql(
  `
    query CertificatePage($courseId: ID!) {
      ...Shell
      courseMap(courseId: $courseId) {
        course { name }
        topics { topic { id title } state unaided unaidedAt }
      }
      ownedItems(slots: [CERTIFICATE])
    }
  `,
  [Shell],
);
