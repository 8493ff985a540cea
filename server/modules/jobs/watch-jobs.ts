import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import { findFailedRows, releaseFailures } from '../../platform/jobs/job-failures.repo';
import type { FailedJob, FailedRow, JobKind } from '../../platform/jobs/jobs';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { writeAuditEntry } from '../audit';

/** Every kind of job with how many wait, run and failed. Administrators only. */
export async function listJobKinds({ jobs }: Services, viewer: Viewer): Promise<JobKind[]> {
  requireAdmin(viewer);
  return jobs.kinds();
}

/** Jobs that failed as often as they may, the newest first. Administrators only. */
export async function listFailedJobs({ jobs }: Services, viewer: Viewer): Promise<FailedJob[]> {
  requireAdmin(viewer);
  return jobs.failures();
}

/** Puts a failed job in line again, with an audit line. Administrators only; NOT_FOUND where it did not fail. */
export async function retryJob({ db, jobs, clock }: Services, viewer: Viewer, id: string): Promise<void> {
  requireAdmin(viewer);
  if (!isUuid(id)) throw gone();
  await db.transaction().execute(async (trx) => {
    if (!(await jobs.retry(id, trx))) throw gone();
    await writeAuditEntry(trx, { actor: viewer, action: 'JOB_RETRIED', subject: id, detail: {}, at: clock.now() });
  });
}

const mostRows = 200;

/** Rows that jobs could not serve, those that wait for somebody first, 200 at most. Administrators only. */
export async function listFailedRows({ db }: Services, viewer: Viewer): Promise<FailedRow[]> {
  requireAdmin(viewer);
  return findFailedRows(db, mostRows);
}

/**
 * Lets a job try a row again at its next round, or all of its rows where `rowId` is null; with an audit line.
 * Administrators only; NOT_FOUND where none failed.
 */
export async function retryRow(
  { db, clock }: Services,
  viewer: Viewer,
  { job, rowId }: { job: string; rowId: string | null },
): Promise<void> {
  requireAdmin(viewer);
  const at = clock.now();
  await db.transaction().execute(async (trx) => {
    if (!(await releaseFailures(trx, job, rowId, at))) {
      throw new AppError('NOT_FOUND', 'This is no longer on the failed list.');
    }
    const subject = rowId === null ? job : `${job} ${rowId}`;
    await writeAuditEntry(trx, { actor: viewer, action: 'JOB_RETRIED', subject, detail: {}, at });
  });
}

function requireAdmin(viewer: Viewer): void {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
}

function gone(): AppError {
  return new AppError('NOT_FOUND', 'This job is no longer on the failed list.');
}
