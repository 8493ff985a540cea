export { listOutbox, type OutboxMail } from './list-outbox';
