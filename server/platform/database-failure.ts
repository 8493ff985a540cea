import { isOldPlan } from '../db/named-statements';

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/** Of the driver's own errors, which have no code. The last is what a rollback on a lost connection says. */
const connectionWords =
  /connection terminated|timeout expired|driver has already been destroyed|cannot use a pool|not queryable/i;

/** What became of a statement: the database is away for now, the value could not be one of that type, or neither. */
export type DatabaseFailure = 'away' | 'bad-value' | null;

/** Reads an error of the driver by its SQLSTATE class (PostgreSQL, appendix A) or its socket code. */
export function databaseFailure(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // The connection with it is closed, and the next one plans the statement anew.
  if (isOldPlan(error)) return 'away';
  if (connectionCodes.has(code) || connectionWords.test(error.message)) return 'away';
  // 08 connection, 25P03 and 57014 our own limits on time, 40 rolled back for another transaction's sake, 53 out of
  // resources, 57P shutting down or starting up
  if (/^(08|25P03|40|53|57014|57P)/.test(code) && code.length === 5) return 'away';
  // 22 data exception: text that is no UUID, a NUL in a string, a number out of range
  if (/^22/.test(code) && code.length === 5) return 'bad-value';
  return null;
}
