import { isFedUp, kindSentence } from '../../../../rules/care/is-fed-up';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { type Reservation, reserveCredit, returnCredit } from '../../billing/index';
import { careReply } from '../care/care-reply';
import { nextNumber } from '../next-number';
import type { Scene } from '../scene';
import { tooLongText } from '../sentences';
import { storeTurn } from '../store-turn';
import type { TutorMood, TutorPlace } from '../talk';
import { type NewMessage, type StudentMessage, studentSays, type Turn, tutorSays } from '../turn';
import { answerGeneral, mayCost } from './answer-general';
import type { GeneralAnswer } from './general-answer';
import { hasMaths } from './problem-readings';

const smallStep = 'Tell me which part is hard, or type the problem, and we’ll take it one small step at a time.';
const greeting = 'Ask me about maths: a word you don’t know, or a problem to work through. What should we look at?';

/**
 * One turn of the general bot. A credit is reserved while the answer is worked out, settled with an answer that is worth
 * one, and returned with any other. False where the talk went on meanwhile.
 */
export async function sendGeneral(
  services: Services,
  viewer: Viewer,
  place: TutorPlace,
  scene: Scene,
  message: StudentMessage,
): Promise<boolean> {
  nextNumber(scene, message);
  if (message.intent === 'SILENCE' && scene.talk !== null) return true;
  const store = (turn: Turn, payment: 'FREE' | Reservation) =>
    storeTurn(services, viewer, { place, scene, turn, pending: null, payment, isNew: false });
  const plain = careReply(scene, viewer, message) ?? plainReply(message);
  if (plain !== null) return store(turnOf(message, plain, 'LISTENING'), 'FREE');
  if (!mayCost(message.text)) {
    const answer = await answerGeneral(services, viewer, message.text);
    return store(turnOf(message, answerMessage(answer), 'EXPLAINING'), 'FREE');
  }
  const reservation = await reserveCredit(services, viewer);
  let isSettled = false;
  try {
    const answer = await answerGeneral(services, viewer, message.text);
    const turn = turnOf(message, answerMessage(answer), 'EXPLAINING');
    if (!answer.costs) return await store(turn, 'FREE');
    isSettled = await store({ ...turn, isWorthACredit: true }, reservation);
    return isSettled;
  } finally {
    if (!isSettled) await returnCredit(services, viewer, reservation);
  }
}

/** What is said without looking at the maths of it; null for what is to be answered. */
function plainReply({ text, isTooLong, number }: StudentMessage): NewMessage | null {
  if (isTooLong) return tutorSays(tooLongText);
  const fedUp = hasMaths(text) ? null : isFedUp(text);
  if (fedUp !== null) return tutorSays(`${kindSentence(fedUp, number)} ${smallStep}`);
  return text === '' ? tutorSays(greeting) : null;
}

function turnOf(message: StudentMessage, answer: NewMessage, mood: TutorMood): Turn {
  const own = message.text === '' ? [] : [studentSays(message)];
  const reply = own.length === 0 ? { ...answer, intent: message.intent } : answer;
  return {
    messages: [...own, reply],
    state: { mood, tutor: null, quiz: null },
    isWorthACredit: false,
    line: null,
    isEnd: false,
  };
}

function answerMessage({ text, steps, links, isChecked }: GeneralAnswer): NewMessage {
  const blocks = {
    ...(steps.length > 0 ? { steps } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(isChecked ? {} : { isUnverified: true }),
  };
  return tutorSays(text, { move: { kind: 'answer' }, blocks });
}
