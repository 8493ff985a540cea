import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { lockPerson } from '../identity/index';
import { readPlace } from './place';
import type { TutorPlace } from './talk';
import { deleteTalkRow, emptyTalk, readTalk } from './talks.repo';
import { stopWords } from './wording/sharing';

/** Deletes the viewer's talk at a place with all of its messages; false where there was none. */
export async function deleteTalk(services: Services, viewer: Viewer, wanted: TutorPlace): Promise<boolean> {
  const place = readPlace(wanted);
  if (place === null) return false;
  stopWords(services, viewer.id);
  return services.db.transaction().execute(async (trx) => {
    await lockPerson(trx, viewer.id);
    const { talk, messages } = await readTalk(trx, viewer.id, place, services.clock.now());
    if (talk === null || messages.length === 0) return false;
    const nothing = { mood: 'LISTENING' as const, tutor: null, quiz: null };
    if (talk.bot === 'PROBLEM_SOLVER') await emptyTalk(trx, viewer.id, talk.id, nothing);
    else await deleteTalkRow(trx, viewer.id, talk.id);
    return true;
  });
}
