import { isUuid } from '../../../../rules/path-patterns';
import { AppError } from '../../../platform/app-error';
import type { LanguageModel } from '../../../platform/language-model/language-model';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { readScene } from '../scene';
import type { MessageRow } from '../talks.repo';
import { tutorRests } from '../without-ai';
import { briefOf } from './brief-of';
import { isWordedFor } from './may-be-worded';
import { sharingOf } from './sharing';
import { endOfWords, type TutorWords, wordMessage } from './word-message';
import { storeWords } from './words.repo';

/**
 * The words of one of the tutor's messages that is on its way, sentence by sentence, then its end. Whoever opens it first
 * has the model called; others hear the same, and when the last of them leaves the call ends. A message that is not coming
 * any more is sent whole.
 *
 * @throws AppError NOT_FOUND, FORBIDDEN (a test or a battle runs)
 */
export async function followWords(
  services: Services,
  viewer: Viewer,
  { talkId, number }: { talkId: string; number: number },
): Promise<AsyncIterable<TutorWords>> {
  if (!isUuid(talkId)) throw notFound();
  const key = `${talkId} ${number}`;
  const sharing = sharingOf(services);
  const running = sharing.find(viewer.id, key);
  if (running) return running.follow();
  const scene = await readScene(services, viewer, { talkId });
  const message = scene.messages.find((one) => one.number === number);
  if (message?.author !== 'TUTOR') throw notFound();
  if (scene.isResting) throw tutorRests();
  const at = { studentId: viewer.id, talkId, number };
  const brief = message.is_coming ? briefOf(viewer, scene, message) : null;
  const model = brief === null ? null : await modelFor(services, viewer);
  if (brief === null || model === null) {
    if (message.is_coming) await storeWords(services.db, at, null);
    return wholeMessage(message);
  }
  // Somebody else may have opened it meanwhile.
  const words =
    sharing.find(viewer.id, key) ??
    sharing.start(viewer.id, key, (signal) => wordMessage(services, model, { at, brief }, signal));
  return words.follow();
}

/** The model, while this student may have it: one student does not use up what is there for all. */
async function modelFor(services: Services, viewer: Viewer): Promise<LanguageModel | null> {
  const { languageModel, limits } = services;
  if (languageModel === null || !(await isWordedFor(services, viewer))) return null;
  if ((await limits.blockedSeconds('wordedInDay', viewer.id)) > 0) return null;
  await limits.count('wordedInDay', viewer.id);
  return languageModel;
}

async function* wholeMessage({ text, blocks, worded_by }: MessageRow): AsyncGenerator<TutorWords, void> {
  const isBuiltIn = worded_by === 'BUILT_IN';
  yield { sentence: text, isUnverified: blocks.isUnverified === true, isBuiltIn, isEnd: false };
  yield endOfWords;
}

const notFound = () => new AppError('NOT_FOUND', 'We couldn’t find that message.');
