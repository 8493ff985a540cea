export { listFailedJobs, listFailedRows, listJobKinds, retryJob, retryRow } from './watch-jobs';
