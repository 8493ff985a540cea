import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { findTemplate } from '../catalogue/index';
import { readQuestions } from '../questions/index';
import { findReports } from './question-reports.repo';

/** A question that a student reported. Nothing in it says who. */
export interface QuestionReport {
  questionId: string;
  /** What is asked, as rich text; null where it was asked before questions were stored. */
  prompt: string | null;
  templateId: string;
  version: number;
  /** The version as it is now; null where the template is gone. */
  currentVersion: number | null;
  seed: string;
  reason: string;
  answers: { answer: string; verdict: string }[];
  reportedAt: Date;
  decision: 'ACCEPTED' | 'REFUSED' | null;
  /** What the reporter was told. */
  answer: string;
  decidedAt: Date | null;
  /** When the marks of this version were made anew; null before that. */
  reMarkedAt: Date | null;
}

const mostReports = 100;

/** The latest reported questions, those without a decision first. Administrators only. Two statements. */
export async function listQuestionReports({ db }: Services, viewer: Viewer): Promise<QuestionReport[]> {
  requireAdmin(viewer);
  const rows = await findReports(db, mostReports);
  const stored = await readQuestions(
    db,
    rows.map(({ instance_id: id }) => id),
  );
  return rows.map((row) => ({
    questionId: row.question_id,
    prompt: stored.get(row.instance_id ?? '')?.prompt ?? null,
    templateId: row.template_id,
    version: row.template_version,
    currentVersion: findTemplate(row.template_id)?.version ?? null,
    seed: row.seed,
    reason: row.reason,
    answers: row.answers,
    reportedAt: row.created_at,
    decision: row.decision,
    answer: row.answer,
    decidedAt: row.decided_at,
    reMarkedAt: row.re_marked_at,
  }));
}

export function requireAdmin(viewer: Viewer): void {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
}
