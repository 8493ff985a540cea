export { shareReport, stopSharingReport } from './share-report';
export { type ShareInfo, studentTaskReportShareInfo } from './student-task-report-share-info';
