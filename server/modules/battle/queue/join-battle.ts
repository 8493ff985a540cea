import { AppError } from '../../../platform/app-error';
import { newId } from '../../../platform/ids';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import type { Battle, BattleScope } from '../battle-data';
import { requireBattleCourse } from '../match/battle-course';
import { getBattle } from '../view/get-battle';
import { pairWaitingIn } from './pair-waiting';
import { findPlayer, type Player, ratingOf, requireMayPlay } from './player';
import { cancelWaiting, insertWaiting } from './queue.repo';

/**
 * Waits for an opponent in a course, or meets one at once. A match that runs is returned as it is, and so is the same
 * waiting: two tabs see one battle.
 *
 * @throws AppError NOT_FOUND (no such course or class), FORBIDDEN, RATE_LIMITED
 */
export async function joinBattle(
  services: Services,
  viewer: Viewer,
  { courseId, scope, classId }: { courseId: string; scope: BattleScope; classId: string | null },
): Promise<Battle> {
  const course = requireBattleCourse(courseId);
  const player = await findPlayer(services, viewer, course.id);
  const { open } = player.facts;
  if (open?.status === 'RUNNING') return getBattle(services, viewer, open.battleId);
  if (open && open.kind === 'RANKED' && open.courseId === course.id) return getBattle(services, viewer, open.battleId);
  const now = services.clock.now();
  requireMayPlay(player, now);
  requireClass(player, scope, classId);
  if (open) await cancelWaiting(services.db, open.battleId, viewer.id, now);
  const id = newId();
  await insertWaiting(services.db, {
    id,
    userId: viewer.id,
    kind: 'RANKED',
    courseId: course.id,
    scope: scopeOf(player, scope),
    classId: scope === 'CLASS' ? classId : null,
    challengeCode: null,
    invitedId: null,
    ...ratingOf(player, course.id, now),
    now,
  });
  await pairWaitingIn(services, course.id);
  // A second tab may have been first.
  const { facts } = await findPlayer(services, viewer, course.id);
  return getBattle(services, viewer, facts.open?.battleId ?? id);
}

function requireClass({ facts }: Player, scope: BattleScope, classId: string | null): void {
  if (scope !== 'CLASS') return;
  if (!facts.classes.some(({ id }) => id === classId)) throw new AppError('NOT_FOUND', 'Choose one of your classes.');
}

/** Under 13 nobody meets strangers: those of the same school, and friends. */
const scopeOf = ({ settings }: Player, scope: BattleScope): BattleScope =>
  scope === 'ANYONE' && !settings.anyoneMayPlay ? 'SCHOOL' : scope;
