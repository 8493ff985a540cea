import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const CertificatePage = graphql(
  `
    query CertificatePage($courseId: ID!) {
      ...PageViewer
      courseMap(courseId: $courseId) {
        course { name }
        topics { topic { id title } state unaided unaidedAt }
      }
      ownedItems(slots: [CERTIFICATE])
    }
  `,
  [PageViewer],
);
