import { AppError } from '../../platform/app-error';
import { ownTurn } from '../../platform/background/own-turn';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import { noLongerOffered } from '../practice/index';
import { sendGeneral } from './general/send-general';
import { wentOn } from './next-number';
import { questionNotFound, readPlace } from './place';
import { sendQuizMe } from './quiz-me/send-quiz-me';
import { readMessage } from './read-message';
import { lastNumber, readScene, type Scene } from './scene';
import { showTalk } from './show-talk';
import type { MessageInput, ShownTalk, TutorPlace } from './talk';
import { stopComing } from './talks.repo';
import type { StudentMessage } from './turn';
import { countTutorMessage } from './tutor-limits';
import { sendTutorMe } from './tutor-me/send-tutor-me';
import { tutorRests } from './without-ai';
import { stopWords } from './wording/sharing';

/** A talk does not grow without end. */
const mostMessages = 400;
/** How often a reply is thought out anew because the talk went on meanwhile. */
const mostTries = 6;

const bots = { PROBLEM_SOLVER: sendTutorMe, QUIZ_ME: sendQuizMe, GENERAL: sendGeneral };

/**
 * Sends a message to the tutor and returns the talk with the reply. The talk begins where there is none. The same number
 * and text twice are one message.
 *
 * @throws AppError BAD_INPUT, NOT_FOUND, FORBIDDEN (a test or a battle runs), AI_CREDIT_EMPTY, RATE_LIMITED,
 *   UNPROCESSABLE (the talk is full), CONFLICT (the talk went on elsewhere; another reply is on its way)
 */
export async function sendMessage(services: Services, viewer: Viewer, input: MessageInput): Promise<ShownTalk> {
  await countTutorMessage(services, viewer);
  const message = readMessage(input);
  const place = readPlace(input.place);
  if (place === null) throw questionNotFound();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const scene = await readScene(services, viewer, place);
    refuse(place, scene);
    if (isSent(scene, message)) return shown(viewer, scene);
    if (message.intent === 'STOP' && place.bot !== 'QUIZ_ME') return stop(services, viewer, scene);
    if (lastNumber(scene) >= mostMessages) throw talkIsFull();
    await ownTurn();
    if (await bots[place.bot](services, viewer, place, scene, message)) {
      return shown(viewer, await readScene(services, viewer, place));
    }
  }
  throw wentOn();
}

function refuse({ bot }: TutorPlace, { question, stored, isResting }: Scene): void {
  if (bot === 'PROBLEM_SOLVER' && question === null) throw questionNotFound();
  if (isResting) throw tutorRests();
  if (bot === 'PROBLEM_SOLVER' && stored === null) throw noLongerOffered();
}

/** The message that is stored under this number is this one. */
function isSent({ messages, talk }: Scene, { number, intent, text }: StudentMessage): boolean {
  if (intent === 'BEGIN' && talk?.state.quiz?.begunBy === number) return true;
  const before = messages.find((stored) => stored.number === number);
  if (before === undefined || before.intent !== intent) return false;
  return before.author === 'TUTOR' || text === '' || before.text === text;
}

async function stop(services: Services, viewer: Viewer, scene: Scene): Promise<ShownTalk> {
  if (scene.talk === null) throw new AppError('NOT_FOUND', 'We couldn’t find that conversation.');
  await stopComing(services.db, viewer.id, scene.talk.id);
  stopWords(services, viewer.id);
  return shown(viewer, {
    ...scene,
    messages: scene.messages.map((message) => ({ ...message, is_coming: false })),
  });
}

function shown(viewer: Viewer, scene: Scene): ShownTalk {
  const talk = showTalk(viewer, scene);
  if (talk === null) throw wentOn();
  return talk;
}

const talkIsFull = () =>
  new AppError(
    'UNPROCESSABLE',
    'This conversation is full. Clear it to start a new one. Your answers and working stay.',
  );
