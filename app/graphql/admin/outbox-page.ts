import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** Mails that wait in the local outbox; administrators only. */
export const OutboxPage = graphql(
  `
    query OutboxPage {
      ...PageViewer
      outbox(first: 100) { id to subject body createdAt }
    }
  `,
  [PageViewer],
);
