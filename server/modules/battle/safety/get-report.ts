import { allEmotes } from '../../../../rules/battle/emotes';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { findCourse } from '../../catalogue/index';
import type { BattleChecks, BattleKind, BattleResult } from '../battle-data';
import { checkRecord } from '../result/get-record';
import { type BattleReport, showReport } from './list-reports';
import { findBattleReport, type ReportDetailsRow } from './reports.repo';
import { requireAdmin } from './require-admin';

/** A report with all that an administrator needs to decide about it. */
export interface BattleReportDetails extends BattleReport {
  courseName: string;
  kind: BattleKind;
  /** Seat 0 first. */
  players: {
    nickname: string | null;
    isReported: boolean;
    recorded: boolean;
    outcome: BattleResult['outcome'] | null;
    points: number;
    right: number;
    hasLeft: boolean;
    /** What was said: battles have no other words. */
    emotes: { words: string; count: number }[];
  }[];
  /** By question, then by seat. */
  answers: { index: number; byReported: boolean; answer: string; right: boolean; seconds: number | null }[];
  /** What was decided about the same player before, the newest first. */
  earlier: { decision: string; note: string; at: Date }[];
  /** Until when the player has no battles; null where they may play. */
  suspendedUntil: Date | null;
  /** The record computed again; null where the battle has none. */
  checks: BattleChecks | null;
}

export const reportNotFound = () => new AppError('NOT_FOUND', 'We couldn’t find that report.');

/** One report of a player, with the battle as it was. Administrators only. NOT_FOUND, FORBIDDEN. */
export async function getBattleReport(services: Services, viewer: Viewer, id: string): Promise<BattleReportDetails> {
  requireAdmin(viewer);
  const row = isUuid(id) ? await findBattleReport(services.db, id, services.clock.now()) : undefined;
  if (!row) throw reportNotFound();
  return {
    ...showReport(row),
    courseName: findCourse(row.course_id)?.name ?? row.course_id,
    kind: row.kind,
    players: row.seats.map((seat) => ({
      nickname: seat.nickname,
      isReported: seat.seat === row.seat,
      recorded: seat.recorded,
      outcome: seat.outcome,
      points: seat.points,
      right: seat.right_count,
      hasLeft: seat.has_left,
      emotes: allEmotes.flatMap(({ id: emote, words }) => {
        const count = seat.emotes[emote] ?? 0;
        return count > 0 ? [{ words, count }] : [];
      }),
    })),
    answers: row.answers.map((answer) => showAnswer(row, answer)),
    earlier: row.earlier.map(({ decision, note, closed_at: at }) => ({ decision, note, at: new Date(at) })),
    suspendedUntil: row.suspended_until,
    checks: row.record === null ? null : checkRecord(services, row.record),
  };
}

function showAnswer({ seat: reported, state }: ReportDetailsRow, answer: ReportDetailsRow['answers'][number]) {
  const opened = state?.opened[answer.index] ?? null;
  return {
    index: answer.index,
    byReported: answer.seat === reported,
    answer: answer.answer,
    right: answer.right,
    seconds: opened === null ? null : Math.round((answer.at - opened) / 100) / 10,
  };
}
