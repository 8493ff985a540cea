export { decideQuestionReport, markWaitingVersions, registerReportJobs } from './decide-question-report';
export { listQuestionReports, type QuestionReport } from './list-question-reports';
