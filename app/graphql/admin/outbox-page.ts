import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** Mails that wait in the local outbox; administrators only. */
export const OutboxPage = graphql(
  `
    query OutboxPage {
      ...Shell
      outbox(first: 100) { id to subject body createdAt }
    }
  `,
  [Shell],
);
