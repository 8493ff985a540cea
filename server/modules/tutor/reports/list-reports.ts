import { type AiScenario, type PracticeType, practiceScenario } from '../../../../rules/ai-scenario';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import type { BotKind } from '../talk';
import { findReports } from './reports.repo';

/** A reply that a student reported. Nothing in it says who. */
export interface ReportedReply {
  talkId: string;
  number: number;
  /** Rich text. */
  text: string;
  /** What the student says is wrong with it. */
  reason: string;
  bot: BotKind;
  scenario: AiScenario;
  /** Whether a language model worded it. */
  isWorded: boolean;
  reportedAt: Date;
  /** When an administrator looked at it; null before that. */
  seenAt: Date | null;
}

const mostReports = 100;

/** The latest reported replies, those that nobody has looked at first. Administrators only. */
export async function listReports(services: Services, { viewer }: { viewer: Viewer }): Promise<ReportedReply[]> {
  if (!viewer.roles.includes('ADMIN')) throw new AppError('FORBIDDEN', 'You don’t have access to this.');
  const rows = await findReports(services.db, mostReports);
  return rows.map((row) => ({
    talkId: row.talk_id,
    number: row.number,
    text: row.text,
    reason: row.report_reason,
    bot: row.bot,
    scenario: row.practice_type === null ? 'GENERAL' : practiceScenario(row.practice_type as PracticeType),
    isWorded: row.worded_by === 'MODEL',
    reportedAt: row.reported_at,
    seenAt: row.report_seen_at,
  }));
}
