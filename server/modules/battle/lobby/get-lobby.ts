import { firstStanding } from '../../../../rules/battle/tiers';
import { firstNameOf } from '../../../../rules/classes';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { type Course, findCourse, listStudentCourses } from '../../catalogue/index';
import type { BattleLobby } from '../battle-data';
import { requireBattleCourse } from '../match/battle-course';
import { findPlayer, type Player, ratingOf, refusalOf } from '../queue/player';
import { seasonOf } from '../ratings/season-of';
import { showTier } from '../view/show-result';
import { showFace } from '../view/show-seat';
import { readLobby } from './lobby.repo';

/** A challenge of somebody who closed the page is not shown. */
const presentMs = 45_000;

/**
 * What somebody sees before a battle: their courses with tiers, the latest battles, whom they can challenge, and why they
 * cannot play now, if so. Without a course the first one is chosen.
 *
 * @throws AppError NOT_FOUND (no such course), FORBIDDEN
 */
export async function getBattleLobby(
  services: Services,
  viewer: Viewer,
  courseId: string | null,
): Promise<BattleLobby> {
  const now = services.clock.now();
  const asked = courseId === null ? null : requireBattleCourse(courseId);
  const own = (await listStudentCourses(services, viewer)).map(({ course }) => course);
  const chosen = asked ?? own[0] ?? null;
  const player = await findPlayer(services, viewer, chosen?.id ?? null);
  const seenSince = new Date(now.getTime() - presentMs);
  const rows = await readLobby(services.db, viewer.id, { courseId: chosen?.id ?? null, seenSince });
  const refusal = refusalOf(player, now);
  const season = seasonOf(viewer.timeZone, now);
  const courses = chosen && !own.some(({ id }) => id === chosen.id) ? [chosen, ...own] : own;
  return {
    courses: courses.map((course) => showCourse(player, course, now)),
    chosen,
    season: { name: season.name, endsOn: season.endsOn },
    last: rows.last.flatMap(({ course_id: id, nickname, at, ...summary }) => {
      const course = findCourse(id);
      const theirName =
        nickname !== null ? firstNameOf(nickname) : summary.kind === 'RECORDED' ? 'Recorded player' : 'Former player';
      return course ? [{ ...summary, at: new Date(at), course, theirName }] : [];
    }),
    friends: rows.friends.map(({ user_id: userId, standing, ...friend }) => ({
      userId,
      ...showFace({ ...friend, standing: standing ?? firstStanding }, { recorded: false }),
    })),
    classes: player.facts.classes,
    openBattleId: player.facts.open?.battleId ?? null,
    refusedUntil: refusal?.until ?? null,
    refusal: refusal?.sentence ?? null,
    leftToday: player.leftToday,
    mayAnyone: player.settings.anyoneMayPlay,
    challenges: rows.challenges.flatMap(({ code, nickname, course_id: id }) => {
      const course = findCourse(id);
      return course ? [{ code, fromName: firstNameOf(nickname), course }] : [];
    }),
    settings: player.settings,
  };
}

function showCourse(player: Player, course: Course, now: Date): BattleLobby['courses'][number] {
  const { rating, standing } = ratingOf(player, course.id, now);
  const shown = standing.provisional || !player.settings.showRank ? null : Math.round(rating.rating);
  return { course, tier: showTier(standing), rating: shown, games: standing.games };
}
