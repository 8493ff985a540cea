import { z } from 'zod';
import { questionDecisionForm } from '../../../rules/forms/question-decision';
import { isUuid } from '../../../rules/path-patterns';
import { AppError } from '../../platform/app-error';
import { parseInput } from '../../platform/parse-input';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { writeAuditEntry } from '../audit/index';
import { findTemplate } from '../catalogue/index';
import { notify } from '../notifications/index';
import { grantReportCoins, reMarkJob } from '../practice/index';
import { requireAdmin } from './list-question-reports';
import { decideReport, findWaitingVersions, isReported, noteReMarked } from './question-reports.repo';

/**
 * Decides about a reported question, once. The reporter is told what became of it, and gets coins where they were right;
 * then the answers to that version of the template are marked anew as soon as a corrected version is there. FORBIDDEN,
 * NOT_FOUND, BAD_INPUT (with `details.field`), CONFLICT where somebody decided before.
 */
export async function decideQuestionReport(
  services: Services,
  { viewer, questionId, ...typed }: { viewer: Viewer; questionId: string; decision: string; answer: string },
): Promise<void> {
  requireAdmin(viewer);
  const { decision, answer } = parseInput(questionDecisionForm, typed);
  const { db, clock, jobs, userEventSignal } = services;
  if (!isUuid(questionId) || !(await isReported(db, questionId))) {
    throw new AppError('NOT_FOUND', 'We couldn’t find that report.');
  }
  const at = clock.now();
  const report = await db.transaction().execute(async (trx) => {
    const decided = await decideReport(trx, questionId, { decision, answer, by: viewer.id, at });
    if (decided === undefined) throw new AppError('CONFLICT', 'Someone has already dealt with this report.');
    await writeAuditEntry(trx, {
      actor: viewer,
      action: decision === 'ACCEPTED' ? 'QUESTION_REPORT_ACCEPTED' : 'QUESTION_REPORT_REFUSED',
      subject: decided.template_id,
      detail: { version: decided.template_version, question: questionId },
      at,
    });
    if (decision === 'ACCEPTED') {
      await grantReportCoins(trx, decided.student_id, questionId);
    }
    const kind = decision === 'ACCEPTED' ? 'REPORT_ACCEPTED' : 'REPORT_ANSWERED';
    await notify(trx, kind, decided.student_id, { data: { questionId, answer }, at });
    return decided;
  });
  await userEventSignal.notify(report.student_id);
  if (decision === 'ACCEPTED') await jobs.schedule(waitingMarksJob, {}, { key: waitingMarksJob });
  jobs.wake(waitingMarksJob);
}

const waitingMarksJob = 'mark-reported-questions';

/**
 * The job: for every accepted report whose template has a newer version by now, the answers to the old one are marked
 * anew. A template that is not corrected yet waits for a release in which it is.
 */
export async function markWaitingVersions({ db, jobs, clock }: Services): Promise<void> {
  for (const { template_id: templateId, template_version: version } of await findWaitingVersions(db)) {
    const current = findTemplate(templateId)?.version;
    if (current === undefined || current <= version) continue;
    await db.transaction().execute(async (trx) => {
      // Noted together with the job, which sees to the rest whatever happens.
      await noteReMarked(trx, { templateId, version }, clock.now());
      await jobs.schedule(reMarkJob, { templateId, version }, { key: `${templateId} ${version}` }, trx);
    });
    jobs.wake(reMarkJob);
  }
}

/** Marks that wait for a corrected template: looked for after each decision, and every hour for new releases. */
export function registerQuestionReportJobs(services: Services): void {
  const run = () => markWaitingVersions(services);
  services.jobs.registerJob(waitingMarksJob, z.object({}), run, { cron: '23 * * * *' });
}
