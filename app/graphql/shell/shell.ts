import { graphql, type ResultOf } from '../init';

/**
 * Who the viewer is: all that a page may know before the terms are accepted. Of the flags, those that the shell and the
 * pages look at.
 */
export const ViewerFragment = graphql(`
  fragment ViewerParts on Viewer @_unmask {
    id
    nickname
    avatar
    adjustments
    roles
    coins
    acceptTcTime
    discountCount
    hasNewNotifications
    hasUnprovedEmail
    waitingTaskCount
    planState
    timeZone
    flags(names: ["ai-credit-battery", "battles", "error-logbook-notification", "teachers-read-talks", "trial-14-day", "whiteboard"]) { name on }
    chatWindowState
    inspects
  }
`);

/** What the frame around every signed-in page needs. Each page's document spreads it: one operation a page. */
export const Shell = graphql(
  `
  fragment Shell on Query @_unmask {
    viewer { ...ViewerParts }
    unresolvedCountByCourse { courseId courseName courseGrade unresolvedCount }
  }
`,
  [ViewerFragment],
);

/** Before the terms are accepted the server answers this much and no more. */
export const viewerQuery = graphql(`query Viewer { viewer { ...ViewerParts } }`, [ViewerFragment]);

export type ShellResult = ResultOf<typeof Shell>;
export type ShellViewer = NonNullable<ShellResult['viewer']>;
export type UnresolvedCounts = ShellResult['unresolvedCountByCourse'];

export interface ShellData {
  viewer: ShellViewer;
  unresolvedCounts: UnresolvedCounts;
  links: {
    teacherPortal: string;
    tutorPortal: string;
    logout: string;
    /** Where the chat frame is loaded from; null for this site itself. */
    chatFrame: string | null;
  };
  /** Trial days that the banner tells of; null while it stays away. */
  trialDaysLeft: number | null;
  /** Course id → its errors when its reminder was closed, as far as the cookie tells. */
  reminderDismissals: Readonly<Record<string, number>>;
  /** A notice to show once, carried over a redirect. */
  notice: string | null;
}
