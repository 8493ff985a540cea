import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

const LiveChangeParts = graphql(`
  fragment LiveChangeParts on LiveChange @_unmask {
    id at isWhole usualSeconds
    students {
      id nickname presence excused handedIn ended answered right questionCount seconds endsAt
      question { index openedAt isOpen tries hints lastAt }
    }
  }
`);
export type LiveChangeData = ResultOf<typeof LiveChangeParts>;

export const LiveTaskPage = graphql(
  `
    query LiveTaskPage($taskId: ID!) {
      ...PageViewer
      liveTask(taskId: $taskId) {
        id title type questionCount
        picture { ...LiveChangeParts }
      }
    }
  `,
  [PageViewer, LiveChangeParts],
);

/** Whether the viewer may watch this task. */
export const LiveTaskAllowed = graphql(`query LiveTaskAllowed($taskId: ID!) { liveTask(taskId: $taskId) { id } }`);

export const liveTaskSubscription = graphql(
  `
    subscription LiveTaskChanges($taskId: ID!, $after: ID) {
      liveTaskChanges(taskId: $taskId, after: $after) { ...LiveChangeParts }
    }
  `,
  [LiveChangeParts],
);
