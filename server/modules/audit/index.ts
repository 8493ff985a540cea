export { type AuditEntry, listAuditEntries } from './list-audit-entries';
export { writeAuditEntry } from './write-audit-entry';
