export { collectCopy } from './collect-copy';
export { type CopyOfData, makeCopy, myCopy, openCopy, requestCopy } from './copy-of-data';
export { eraseDueAccounts, requestDeletion, undoDeletion } from './delete-account';
export { registerAccountJobs } from './jobs';
export { personTables, tablesAboutOthers, tablesOfNobody } from './person-tables';
