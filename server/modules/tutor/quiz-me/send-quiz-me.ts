import type { Trx } from '../../../db/client';
import { AppError } from '../../../platform/app-error';
import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { changeTemplateRating, rateUnaided, type TemplateRatingChange } from '../../practice/index';
import { insertQuestions, readQuestions, rememberQuestions, type StoredQuestion } from '../../questions/index';
import { careMessages, careReply } from '../care/care-reply';
import { nextNumber } from '../next-number';
import type { Scene } from '../scene';
import { storeTurn } from '../store-turn';
import type { TutorPlace } from '../talk';
import { type StudentMessage, studentSays, type Turn, tutorSays } from '../turn';
import { quizSpots } from '../weak-spots';
import { readWeakSpots } from '../weak-spots.repo';
import { askedBy, askMessage } from './asked';
import { drawQuiz } from './draw-quiz';
import { openingText, overText } from './quiz-sentences';
import { goalNow, type QuizState } from './quiz-state';
import { quizTurn } from './quiz-turn';

/** One turn of Quiz Me. A quiz costs a credit when it begins. False where it has to be thought out anew. */
export function sendQuizMe(
  services: Services,
  viewer: Viewer,
  place: TutorPlace,
  scene: Scene,
  message: StudentMessage,
): Promise<boolean> {
  const { talk } = scene;
  const isNew = talk === null || (talk.ended_at !== null && message.intent === 'BEGIN');
  if (talk === null && (message.intent === 'SILENCE' || message.intent === 'STOP')) throw noQuiz();
  if (isNew) return begin(services, viewer, place, scene, message);
  nextNumber(scene, message);
  return talk.ended_at === null && talk.state.quiz !== null
    ? goOn(services, viewer, place, scene, message, talk.state.quiz)
    : storeTurn(services, viewer, { ...asItWas, place, scene, turn: afterTheEnd(scene, viewer, message) });
}

const noQuiz = () => new AppError('NOT_FOUND', 'You haven’t started a quiz yet.');

const asItWas = { pending: null, payment: 'FREE' as const, isNew: false };

async function begin(services: Services, viewer: Viewer, place: TutorPlace, scene: Scene, message: StudentMessage) {
  if (careReply(scene, viewer, message) !== null) return beginWithHelp(services, viewer, place, scene, message);
  const reads = await readWeakSpots(services.db, viewer.id, services.clock.now());
  const spots = quizSpots(place, reads, viewer.account.yearLevel);
  const { quiz, drawn } = drawQuiz(spots, { begunBy: message.number, courseId: place.courseId ?? null });
  const isStored = await storeTurn(services, viewer, {
    place,
    scene,
    turn: openingTurn(quiz, drawn, message),
    pending: null,
    payment: 'CREDIT',
    isNew: true,
    alongside: (trx) => insertQuestions(trx, drawn),
  });
  if (isStored) rememberQuestions(drawn);
  return isStored;
}

/** The words that begin a quiz. */
export function openingTurn(quiz: QuizState, drawn: readonly StoredQuestion[], message: StudentMessage): Turn {
  const goal = goalNow(quiz);
  const asked = goal && askedBy(goal, new Map(drawn.map((question) => [question.id, question])));
  const opening = { ...tutorSays(openingText(quiz.goals.length, quiz.topicName)), intent: 'BEGIN' };
  return {
    messages: [...(message.text === '' ? [] : [studentSays(message)]), opening, ...(asked ? [askMessage(asked)] : [])],
    state: { mood: 'ASKING', tutor: null, quiz },
    isWorthACredit: true,
    line: null,
    isEnd: false,
  };
}

/** Somebody in distress gets help, not a quiz. */
function beginWithHelp(services: Services, viewer: Viewer, place: TutorPlace, scene: Scene, message: StudentMessage) {
  const turn: Turn = { ...afterTheEnd(scene, viewer, message), isEnd: true };
  return storeTurn(services, viewer, { ...asItWas, place, scene, turn, isNew: true });
}

async function goOn(
  services: Services,
  viewer: Viewer,
  place: TutorPlace,
  scene: Scene,
  message: StudentMessage,
  quiz: QuizState,
): Promise<boolean> {
  const care = careMessages(scene, viewer, message);
  if (care !== null) {
    const state = { mood: 'LISTENING' as const, tutor: null, quiz };
    const turn: Turn = { messages: care, state, isWorthACredit: false, line: null, isEnd: false };
    return storeTurn(services, viewer, { ...asItWas, place, scene, turn });
  }
  const ids = quiz.goals.flatMap(({ ask }) => ('questionId' in ask ? [ask.questionId] : []));
  const turn = quizTurn(quiz, message, await readQuestions(services.db, ids));
  if (turn.messages.length === 0) return true;
  let change: TemplateRatingChange | null = null;
  const isStored = await storeTurn(services, viewer, {
    ...asItWas,
    place,
    scene,
    turn,
    alongside: async (trx: Trx) => {
      if (turn.drawn) await insertQuestions(trx, [turn.drawn]);
      if (turn.rated) change = await rateUnaided(trx, viewer, turn.rated, services.clock.now());
    },
  });
  if (isStored && change) changeTemplateRating(services, change);
  return isStored;
}

/** What is said to a quiz that is over. */
function afterTheEnd(scene: Scene, viewer: Viewer, message: StudentMessage): Turn {
  const reply = careReply(scene, viewer, message) ?? tutorSays(overText);
  const own = message.text === '' ? [] : [studentSays(message)];
  return {
    messages: own.length === 0 ? [{ ...reply, intent: message.intent }] : [...own, reply],
    state: scene.talk?.state ?? { mood: 'LISTENING', tutor: null, quiz: null },
    isWorthACredit: false,
    line: null,
    isEnd: false,
  };
}
