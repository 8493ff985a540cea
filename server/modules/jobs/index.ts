export { listFailedJobs, listJobKinds, retryJob } from './watch-jobs';
