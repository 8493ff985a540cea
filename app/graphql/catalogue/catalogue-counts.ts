import { graphql } from '../init';

/** What there is to practise, over all courses. */
export const CatalogueCounts = graphql(`
  query CatalogueCounts {
    courses { id topics { id templateCount } }
  }
`);
