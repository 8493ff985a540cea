import { graphql, type ResultOf } from '../init';

/**
 * Who asks for a page, as far as a page itself may need it: the session alone tells all of it. What else the frame shows
 * is the layout's to load.
 */
export const PageViewer = graphql(`
  fragment PageViewer on Query @_unmask {
    viewer {
      id
      nickname
      avatar
      roles
      acceptTcTime
      hasUnprovedEmail
      timeZone
      inspects
      flags(names: ["battles", "teachers-read-talks", "trial-14-day", "whiteboard"]) { name on }
    }
  }
`);

/** For pages that need to know no more than who is there. */
export const ViewerPage = graphql(`query ViewerPage { ...PageViewer }`, [PageViewer]);

export type PageViewerResult = ResultOf<typeof PageViewer>;
export type PageViewerData = NonNullable<PageViewerResult['viewer']>;
