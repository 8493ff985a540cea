import { graphql, type ResultOf } from '../init';

export const ShareTaskReport = graphql(`
  mutation ShareTaskReport($taskId: ID!, $studentTaskId: ID!, $formKey: ID!) {
    shareTaskReport(taskId: $taskId, studentTaskId: $studentTaskId, formKey: $formKey) { shortUrl expiresAt }
  }
`);

export const StopReportShare = graphql(`
  mutation StopReportShare($shareId: ID!) { stopReportShare(shareId: $shareId) }
`);

export const SetStudentsMayShare = graphql(`
  mutation SetStudentsMayShare($classId: ID!, $allowed: Boolean!) {
    setStudentsMayShare(classId: $classId, allowed: $allowed)
  }
`);

/** The report behind a key, for everybody who holds it. */
export const SharedReportPage = graphql(`
  query SharedReportPage($taskId: String!, $studentTaskId: String!, $shareKey: String!, $device: String) {
    sharedReport(taskId: $taskId, studentTaskId: $studentTaskId, shareKey: $shareKey, device: $device) {
      firstName title isTest teacher handedInAt lateMs timeZone expiresAt grade comment
      content {
        counted asked answered right firstRight seconds atHome
        showed { name right asked level }
        idea {
          questions
          misconception { name deed explanation }
          sample { prompt answer answerLatex keyLatex }
        }
      }
    }
  }
`);
export type SharedReportData = NonNullable<ResultOf<typeof SharedReportPage>['sharedReport']>;
