import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** Every flag, what was decided about it, and who decided what; administrators only. */
export const FlagsPage = graphql(
  `
    query FlagsPage {
      ...PageViewer
      flagSettings { name description mode percentage emails updatedAt standard now missingSetting }
      auditEntries { id actor action subject detail createdAt }
    }
  `,
  [PageViewer],
);

export const SetFlag = graphql(`
  mutation SetFlag($input: SetFlagInput!, $seenAt: DateTime) { setFlag(input: $input, seenAt: $seenAt) }
`);
