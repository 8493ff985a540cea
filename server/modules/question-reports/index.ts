export { decideQuestionReport, markWaitingVersions, registerQuestionReportJobs } from './decide-question-report';
export { listQuestionReports, type QuestionReport } from './list-question-reports';
