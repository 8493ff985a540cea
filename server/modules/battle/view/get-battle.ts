import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import { uncounted } from '../../../platform/statement-count';
import type { Viewer } from '../../../platform/viewer';
import { type QuestionsById, readQuestions } from '../../questions/index';
import type { Battle } from '../battle-data';
import { noteSeen } from '../queue/queue.repo';
import { readView, type ViewedBattle } from './battle-view.repo';
import { showBattle } from './show-battle';

/** Also the answer for somebody else's battle. */
export const battleNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'Battle not found. It may be gone, or it belongs to somebody else.');

/**
 * A battle of the viewer's own, as it stands; reading it says that the viewer is there.
 *
 * @throws AppError NOT_FOUND
 */
export async function getBattle(services: Services, viewer: Viewer, battleId: string): Promise<Battle> {
  const view = await readOwn(services, viewer, battleId);
  const now = services.clock.now();
  if (view.status === 'WAITING' || view.status === 'RUNNING') {
    uncounted(() => services.background.start('battle seen', () => noteSeen(services.db, viewer.id, now)));
  }
  return showBattle(view, { userId: viewer.id, now: now.getTime(), questions: await questionsToShow(services, view) });
}

export async function readOwn({ db }: Services, viewer: Viewer, battleId: string): Promise<ViewedBattle> {
  const view = isUuid(battleId) ? await readView(db, battleId, viewer.id) : undefined;
  if (!view) throw battleNotFound();
  return view;
}

/** Questions are read once they may be shown: none before the first has opened. */
async function questionsToShow({ db }: Services, { state, deck }: ViewedBattle): Promise<QuestionsById> {
  const opened = (deck ?? []).filter((_, index) => (state?.opened[index] ?? null) !== null);
  return readQuestions(
    db,
    opened.map(({ instanceId }) => instanceId),
  );
}
