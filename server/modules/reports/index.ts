export { registerReportJobs } from './jobs';
export { listReportShares, type ReportShare, setStudentsMayShare, stopReportShare } from './manage-shares';
export { type MadeShare, shareReport, shareTaskReport, stopSharingReport } from './share-report';
export { openSharedReport, type SharedReport } from './shared-report';
export { type ShareInfo, studentTaskReportShareInfo } from './student-task-report-share-info';
