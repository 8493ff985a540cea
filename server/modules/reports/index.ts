export { type ErrorPractice, listErrorPractice } from './error-practice';
export { exportedShares } from './export-shares';
export { registerReportJobs } from './jobs';
export { listReportShares, setStudentsMayShare, stopReportShare } from './manage-shares';
export type { ReportShare } from './report-share';
export { type MadeShare, shareReport, shareTaskReport } from './share-report';
export { shareSampleReport } from './share-sample-report';
export { openSharedReport, type SharedReport } from './shared-report';
export { type ShareInfo, studentTaskReportShareInfo } from './student-task-report-share-info';
export {
  getMyTaskReport,
  type NamedSums,
  type ReportedAnswer,
  type ReportedQuestion,
  type TaskReport,
  type TaskReportContent,
} from './task-report';
