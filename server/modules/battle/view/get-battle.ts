import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { type QuestionsById, readQuestions } from '../../questions/index';
import type { Battle } from '../battle-data';
import { noteBattlePresence } from '../queue/note-presence';
import { readView, type ViewedBattle } from './battle-view.repo';
import { showBattle } from './show-battle';

/** Also the answer for somebody else's battle. */
export const battleNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'Battle not found. It may have been deleted, or it might not be yours.');

/**
 * A battle of the viewer's own, as it stands; reading it says that the viewer is there.
 *
 * @throws AppError NOT_FOUND
 */
export async function getBattle(services: Services, viewer: Viewer, battleId: string): Promise<Battle> {
  return showOwn(services, viewer, await readOwn(services, viewer, battleId));
}

/** A battle that was read, as its player may see it now. */
export async function showOwn(services: Services, viewer: Viewer, view: ViewedBattle): Promise<Battle> {
  if (view.status === 'WAITING' || view.status === 'RUNNING') noteBattlePresence(services, viewer);
  const now = services.clock.now().getTime();
  return showBattle(view, { userId: viewer.id, now, questions: await questionsToShow(services, view) });
}

export async function readOwn({ db }: Services, viewer: Viewer, battleId: string): Promise<ViewedBattle> {
  const view = isUuid(battleId) ? await readView(db, battleId, viewer.id) : undefined;
  if (!view) throw battleNotFound();
  return view;
}

/** The question that is asked or revealed; all that were opened once it is over. None before the first has opened. */
async function questionsToShow({ db }: Services, { status, state, deck }: ViewedBattle): Promise<QuestionsById> {
  const shown = (deck ?? []).filter((_, index) => {
    const isOpened = (state?.opened[index] ?? null) !== null;
    return isOpened && (status !== 'RUNNING' || index === state?.index);
  });
  return readQuestions(
    db,
    shown.map(({ instanceId }) => instanceId),
  );
}
