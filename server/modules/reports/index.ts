export { shareReport, stopSharingReport } from './share-report';
export { shareSampleReport } from './share-sample-report';
export { type ShareInfo, studentTaskReportShareInfo } from './student-task-report-share-info';
