import { graphql } from '../init';
import { Shell } from '../shell/shell';

/** Which courses have errors: the shell's own counts, and the badges to show them with. */
export const ErrorLogbooksPage = graphql(
  `
    query ErrorLogbooksPage {
      ...Shell
      myCourses { course { id name badge } unresolvedCount }
    }
  `,
  [Shell],
);
