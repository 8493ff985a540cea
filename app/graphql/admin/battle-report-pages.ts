import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

/** Players whom others reported, or whom the server noticed; administrators only. */
export const BattleReportsPage = graphql(
  `
    query BattleReportsPage($closed: Boolean!) {
      ...PageViewer
      battleReports(closed: $closed) { id reason quickAnswers nickname ofPlayer at closedAt decision }
    }
  `,
  [PageViewer],
);

export const BattleReportPage = graphql(
  `
    query BattleReportPage($id: ID!) {
      ...PageViewer
      battleReport(id: $id) {
        report { id battleId reason quickAnswers nickname ofPlayer at closedAt decision note }
        courseName
        kind
        players { nickname isReported recorded outcome points right hasLeft emotes { words count } }
        answers { index byReported answer right seconds }
        earlier { decision note at }
        suspendedUntil
        checks { ok }
      }
    }
  `,
  [PageViewer],
);

export type BattleReportData = ResultOf<typeof BattleReportPage>['battleReport'];

export const DecideBattleReport = graphql(`
  mutation DecideBattleReport($id: ID!, $decision: String!, $note: String!, $days: Int) {
    decideBattleReport(id: $id, decision: $decision, note: $note, days: $days)
  }
`);

export const GiveBattlesBack = graphql(`
  mutation GiveBattlesBack($reportId: ID!) { giveBattlesBack(reportId: $reportId) }
`);
