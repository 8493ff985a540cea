export { registerMailJobs } from './jobs';
export { listOutbox, type OutboxMail } from './list-outbox';
