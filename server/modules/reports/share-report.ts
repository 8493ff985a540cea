import { isUuid } from '../../../rules/path-patterns';
import { mostOpenShares, shareDays } from '../../../rules/report-sharing';
import { AppError } from '../../platform/app-error';
import { newId } from '../../platform/ids';
import { localDay } from '../../platform/local-day';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { wake } from '../notifications';
import { taskNotices, tellStudents } from '../tasks';
import { reportNotFound } from './report-not-found';
import { countShares, insertReportShare, lockShareable, type NewShare } from './report-shares.repo';
import { newShortCode, shareHash, shareKeyOf, shortCodeOf } from './share-keys';
import { readTaskReport } from './task-report';

const dayMs = 24 * 60 * 60 * 1000;

export interface MadeShare {
  /** To be shown once: it is not stored. */
  shortCode: string;
  shortUrl: string;
  expiresAt: Date;
}

interface Place {
  taskId: string;
  studentTaskId: string;
}

/**
 * Makes a link to the report of the viewer's own task, or of a student that the viewer teaches, who is told. The form's key
 * makes the code, so that a form that is sent twice makes one link and shows it again.
 *
 * @throws AppError NOT_FOUND, BAD_INPUT, UNPROCESSABLE (not ready, too many links, a student who may not share),
 *   CONFLICT (the form's link was stopped meanwhile)
 */
export async function shareTaskReport(
  services: Services,
  viewer: Viewer,
  { formKey, ...place }: Place & { formKey: string },
): Promise<MadeShare> {
  if (!isUuid(place.taskId) || !isUuid(place.studentTaskId)) throw reportNotFound();
  if (!isUuid(formKey)) throw new AppError('BAD_INPUT', 'Please reload the page.');
  const now = services.clock.now();
  const shortCode = shortCodeOf(services.secret, `form ${viewer.id} ${place.studentTaskId} ${formKey}`);
  const told = await services.db.transaction().execute(async (trx) => {
    const codeHash = shareHash(shortCode);
    if (!(await lockShareable(trx, viewer.id, place))) throw reportNotFound();
    const found = await countShares(trx, place.studentTaskId, { codeHash, now });
    if (found.same === 'OPEN') return [];
    if (found.same === 'OVER')
      throw new AppError('CONFLICT', 'This link has been stopped. Reload the page and create a new one.');
    const report = await readTaskReport({ db: trx, clock: services.clock }, 'SHARED', place);
    if (viewer.id === report.studentId && !report.mayShare) throw tooYoung();
    if (report.content === null) {
      throw new AppError('UNPROCESSABLE', 'There’s no report yet. You can share it once the answers are released.');
    }
    if (found.open >= mostOpenShares) {
      throw new AppError('UNPROCESSABLE', `This report has ${mostOpenShares} links. Stop one of them first.`);
    }
    const row = newShare(services, shortCode, { ...place, studentId: report.studentId, createdBy: viewer.id }, now);
    await insertReportShare(trx, row);
    if (viewer.id === report.studentId) return [];
    const notice = taskNotices.reportShared({
      title: report.task.title,
      day: localDay(now, report.task.timeZone),
    });
    return tellStudents(trx, { taskId: place.taskId, studentIds: [report.studentId] }, notice, now);
  });
  await wake(services, told);
  return made(services, shortCode, now);
}

const tooYoung = () =>
  new AppError('UNPROCESSABLE', 'Your teacher can share this report with your family. Students can share from Year 8.');

/** Makes a link without asking who wants it. */
export async function shareReport(
  services: Services,
  { studentId, ...place }: Place & { studentId: string },
): Promise<MadeShare> {
  const shortCode = newShortCode();
  const now = services.clock.now();
  await insertReportShare(
    services.db,
    newShare(services, shortCode, { ...place, studentId, createdBy: studentId }, now),
  );
  return made(services, shortCode, now);
}

function newShare(
  { secret }: Services,
  shortCode: string,
  { studentId, taskId, studentTaskId, createdBy }: Place & { studentId: string; createdBy: string },
  now: Date,
): NewShare {
  return {
    id: newId(),
    short_code_hash: shareHash(shortCode),
    share_key_hash: shareHash(shareKeyOf(secret, shortCode)),
    student_id: studentId,
    task_id: taskId,
    student_task_id: studentTaskId,
    created_at: now,
    expires_at: expiry(now),
    revoked_at: null,
    created_by: createdBy,
  };
}

const expiry = (now: Date): Date => new Date(now.getTime() + shareDays * dayMs);

function made({ siteUrl }: Services, shortCode: string, now: Date): MadeShare {
  return { shortCode, shortUrl: `${siteUrl}/s/${shortCode}`, expiresAt: expiry(now) };
}
