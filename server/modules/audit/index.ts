export { type AuditEntry, listAuditEntries } from './list-audit-entries';
export { writeAuditEntry, writeAuditOfLook } from './write-audit-entry';
