import { graphql } from '../init';

/** The courses whose contents search engines may list. */
export const SitemapCourses = graphql(`
  query SitemapCourses {
    courses { id }
  }
`);
