import { tierInWords } from '../../../../rules/battle/tiers';
import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import { localDay } from '../../../platform/local-day';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import type { BattleBoard, BattleRank } from '../battle-data';
import { requireBattleCourse } from '../match/battle-course';
import { findPlayer, type Player, ratingOf } from '../queue/player';
import { seasonOf } from '../ratings/season-of';
import { showTier } from '../view/show-result';
import { showFace } from '../view/show-seat';
import { readBoard } from './boards.repo';

/**
 * The viewer's rank in a course, with the rule in words, and one leaderboard. Whoever is on no board sees none either.
 *
 * @throws AppError NOT_FOUND (no such course or class), FORBIDDEN
 */
export async function getBattleRank(
  services: Services,
  viewer: Viewer,
  { courseId, board, classId }: { courseId: string; board: BattleBoard; classId: string | null },
): Promise<BattleRank> {
  const course = requireBattleCourse(courseId);
  const player = await findPlayer(services, viewer, course.id);
  requireOwnClass(player, board, classId);
  const now = services.clock.now();
  const { rating, standing } = ratingOf(player, course.id, now);
  const reasonHidden = hiddenBecause(player);
  const { rows, history } = await readBoard(services.db, viewer.id, {
    courseId: course.id,
    board,
    classId,
    today: localDay(now, viewer.timeZone),
  });
  const season = seasonOf(viewer.timeZone, now);
  return {
    course,
    mine: {
      tier: showTier(standing),
      rating: Math.round(rating.rating),
      deviation: Math.round(rating.deviation),
      games: standing.games,
      rule: tierInWords(standing, rating),
      history: history.map((point) => ({ at: new Date(point.at), rating: Math.round(point.rating) })),
    },
    board,
    rows:
      reasonHidden === null
        ? rows.map(({ user_id: userId, place, rating: points, ...face }) => ({
            place,
            ...showFace({ ...face, shows_rank: true }, { recorded: false }),
            rating: Math.round(points),
            isMe: userId === viewer.id,
          }))
        : [],
    visible: reasonHidden === null,
    reasonHidden,
    season: { name: season.name, endsOn: season.endsOn },
    settings: player.settings,
    classes: player.facts.classes,
  };
}

function requireOwnClass({ facts }: Player, board: BattleBoard, classId: string | null): void {
  if (board !== 'CLASS' || classId === null) return;
  if (!isUuid(classId) || !facts.classes.some(({ id }) => id === classId)) {
    throw new AppError('NOT_FOUND', 'Choose one of your classes.');
  }
}

function hiddenBecause({ settings, under13 }: Player): string | null {
  if (settings.onBoards && settings.showRank) return null;
  if (under13) return 'Leaderboards are off until you’re 13.';
  return settings.showRank
    ? 'You’re not on any leaderboard, so you can’t see them. You can switch them on below.'
    : 'Your rank is switched off, so you can’t see leaderboards.';
}
