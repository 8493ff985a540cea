import {
  type Diagnosis,
  diagnose,
  freshContext,
  type Intent,
  type Move,
  type MoveKind,
  readIntent,
  reply,
  rungsToGive,
  type Spoken,
  speak,
  type TutorContext,
  type TutorEvent,
  type WrongAnswer,
} from '../../../../maths/tutor/index';
import { looksFinal } from '../../../../maths/working/index';
import { type FedUp, isFedUp, kindSentence } from '../../../../rules/care/is-fed-up';
import type { Viewer } from '../../../platform/viewer';
import {
  hintLadder,
  lineLatex,
  mostLines,
  tooManyLines,
  type WorkingRow,
  workingLineRow,
  workingLines,
} from '../../practice/index';
import type { StoredQuestion } from '../../questions/index';
import { careMessages } from '../care/care-reply';
import type { Scene } from '../scene';
import { tooLongText, wordsOfIntent } from '../sentences';
import type { TutorMood } from '../talk';
import type { MessageBlocks } from '../talk-state';
import type { QuestionOfTalk } from '../talks.repo';
import { type NewMessage, type StudentMessage, studentSays, type Turn, tutorSays } from '../turn';

/** A scene of Tutor Me: its question is there. */
export type QuestionScene = Scene & { question: QuestionOfTalk; stored: StoredQuestion };

export const isQuestionScene = (scene: Scene): scene is QuestionScene =>
  scene.question !== null && scene.stored !== null;

/** What the tutor knows of the student. */
type Learner = { account: Pick<Viewer['account'], 'yearLevel'> };

/** Pure: the tutor's reply about a question. */
export function tutorMeTurn(scene: QuestionScene, viewer: Learner, message: StudentMessage): Turn {
  const before = contextOf(scene);
  const context = isNewlyClosed(scene) ? reply(before, closedEvent(scene)).context : before;
  const care = careMessages(scene, viewer, message);
  if (care !== null) return plainTurn(context, care);
  if (message.isTooLong) {
    return plainTurn(context, [studentSays(message), tutorSays(tooLongText)]);
  }
  const { event, own, line, fedUp } = hear(scene, message, context);
  if (event === null) return plainTurn(context, []);
  const { move, mood, context: after } = reply(context, event);
  if (move === null) return plainTurn(after, []);
  if (line === 'full') return plainTurn(context, [studentSays(message), tutorSays(tooManyLines)]);
  const answer = kindly(sayMove(scene, viewer, move, after, line), fedUp, message.number);
  return {
    messages: own === null ? [{ ...answer, intent: message.intent }] : [own, answer],
    state: { mood: moodOf(mood), tutor: after, quiz: null },
    isWorthACredit: !context.closed && !freeMoves.has(move.kind) && fedUp === null,
    line,
    isHelp: !context.closed && helpingMoves.has(move.kind),
    isEnd: false,
  };
}

/** What is said once a question is closed that was open when the talk went on last; null at any other time. */
export function closingMessage(scene: QuestionScene, viewer: Learner): NewMessage | null {
  if (scene.messages.length === 0 || !isNewlyClosed(scene)) return null;
  const { move, context } = reply(contextOf(scene), closedEvent(scene));
  return move && sayMove(scene, viewer, move, context, null);
}

/** What says nothing about the question, or only where an answer goes, costs nothing. */
const freeMoves: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'back-to-maths',
  'read-again',
  'why-not-tell',
  'to-answer-field',
  'nudge',
  'nothing-more',
  'deciding-step',
]);

/** What shows a part of the way: an answer after it is one with help. */
const helpingMoves: ReadonlySet<MoveKind> = new Set<MoveKind>(['hint', 'example', 'smaller-question', 'another-way']);

const contextOf = ({ talk }: Scene): TutorContext => talk?.state.tutor ?? freshContext;

const isNewlyClosed = (scene: QuestionScene): boolean => scene.question.closed_at !== null && !contextOf(scene).closed;

const closedEvent = ({ question }: QuestionScene): TutorEvent => ({ type: 'CLOSED', hadError: question.had_error });

interface Heard {
  event: TutorEvent | null;
  /** The student's message; null for what comes without words. */
  own: NewMessage | null;
  /** To be added to My working; there may be no room for it. */
  line: WorkingRow | 'full' | null;
  /** Said with it, of maths or of themselves. */
  fedUp: FedUp | null;
}

function hear(scene: QuestionScene, message: StudentMessage, { closed }: TutorContext): Heard {
  const { intent, text } = message;
  const read = readIntent(text);
  const words = wordsOfIntent[intent];
  const own =
    text === '' && words === null ? null : studentSays({ ...message, text: text === '' ? (words ?? '') : text });
  if (intent === 'MESSAGE' && !closed && read !== 'line' && looksFinal(scene.stored, workingLines(scene.lines), text)) {
    return hearAnswer(message);
  }
  const fedUp = intent === 'MESSAGE' && read !== 'line' ? isFedUp(text) : null;
  const heard = (event: TutorEvent | null): Heard => ({ event, own, line: null, fedUp });
  const wanted =
    fedUp !== null && !asksForMore(read, text)
      ? 'UNSURE'
      : intent === 'MESSAGE'
        ? wantedBy[read]
        : wantedByChip[intent];
  switch (wanted) {
    case 'LINE':
      return hearLine(scene, message, closed);
    case 'HINT':
    case 'JUST_TELL':
      return heard({ type: wanted, rungs: rungs(scene) });
    case 'WHY':
      return heard({ type: wanted, wrongAnswer: wrongAnswerBefore(scene) });
    case null:
      return { event: null, own: null, line: null, fedUp: null };
    default:
      return heard({ type: wanted });
  }
}

/** "I give up" asks for nothing; "I'm dumb, give me a hint" does. */
const asksForMore = (read: Intent, text: string): boolean =>
  read === 'just-tell' ? /\b(?:answer|tell|solve|show)\b/i.test(text) : read !== 'unsure' && read !== 'off-topic';

/** A kind sentence first; it is no model's to word. */
function kindly(reply: NewMessage, fedUp: FedUp | null, turn: number): NewMessage {
  if (fedUp === null) return reply;
  return { ...reply, text: `${kindSentence(fedUp, turn)} ${reply.text}`, move: { ...reply.move, isKind: true } };
}

type Wanted = 'LINE' | Exclude<TutorEvent['type'], 'LINE' | 'CLOSED' | 'SAID'>;

const wantedBy: Record<Intent, Wanted> = {
  line: 'LINE',
  hint: 'HINT',
  why: 'WHY',
  unsure: 'UNSURE',
  'just-tell': 'JUST_TELL',
  'another-way': 'ANOTHER_WAY',
  'one-like-it': 'ONE_LIKE_IT',
  'off-topic': 'OFF_TOPIC',
};

const wantedByChip: Record<Exclude<StudentMessage['intent'], 'MESSAGE'>, Wanted | null> = {
  HINT: 'HINT',
  WHY: 'WHY',
  ANOTHER_WAY: 'ANOTHER_WAY',
  ASK_OTHERWISE: 'ANOTHER_WAY',
  ONE_LIKE_IT: 'ONE_LIKE_IT',
  UNSURE: 'UNSURE',
  SMALLER: 'UNSURE',
  JUST_TELL: 'JUST_TELL',
  SILENCE: 'SILENCE',
  BEGIN: 'OFF_TOPIC',
  STOP: null,
};

const rungs = ({ stored, lines, question, openElsewhere }: QuestionScene) =>
  rungsToGive({
    question: stored,
    lines: workingLines(lines),
    openedHints: openedHints(stored, question),
    openElsewhere,
  });

/** The latest wrong answer to an open question, as long as there is no line that "why?" could be about. */
export function wrongAnswerBefore({ question, stored, lines }: Scene): WrongAnswer | null {
  const wrong = question?.closed_at === null && lines.length === 0 ? question.wrong_answer : null;
  if (wrong === null || stored === null) return null;
  const misconceptionIds = wrong.misconception_id === null ? wrong.misconception_ids : [wrong.misconception_id];
  const path = stored.wrongPaths.find(({ misconceptionId }) => misconceptionId === misconceptionIds[0]);
  return { misconceptionIds, feedback: path?.feedback ?? null };
}

/** Steps whose hint is open on the practice page. */
function openedHints(stored: StoredQuestion, { hints_opened }: QuestionOfTalk): number[] {
  const open = hintLadder(stored).slice(0, hints_opened);
  return stored.steps.flatMap(({ hint }, place) => (open.includes(hint) ? [place] : []));
}

/** "is it 42?" is an answer in words: no line of My working, and heard alike whether it is right or not. */
function hearAnswer(message: StudentMessage): Heard {
  const diagnosis: Diagnosis = { verdict: 'answer', after: { place: null, text: null } };
  const own = studentSays(message, { verdict: 'NOTED', blocks: { statesAnswer: true } });
  return { event: { type: 'LINE', diagnosis, rungs: [] }, own, line: null, fedUp: null };
}

/** A line of an open question is a line of My working; of a closed one it is only looked at. */
function hearLine(scene: QuestionScene, message: StudentMessage, closed: boolean): Heard {
  const { stored, question, lines } = scene;
  const { text } = message;
  const row = workingLineRow(stored, question, lines, text);
  const isUnreadable = 'unreadable' in row;
  const diagnosis = isUnreadable
    ? unreadable(row.unreadable)
    : diagnose(stored, workingLines(lines), row.line, { closed });
  const event: TutorEvent = { type: 'LINE', diagnosis, rungs: isUnreadable ? [] : rungs(scene) };
  if (isUnreadable) return { event, own: studentSays(message), line: null, fedUp: null };
  const blocks: MessageBlocks = { latex: lineLatex(row.line), statesAnswer: row.states_answer };
  const own = studentSays(message, { verdict: row.verdict, blocks });
  return { event, own, line: closed ? null : lines.length >= mostLines ? 'full' : row, fedUp: null };
}

const unreadable = (message: string): Diagnosis => ({
  verdict: 'unreadable',
  message,
  at: null,
  after: { place: null, text: null },
});

/** Texts that the tutor has said of late are not said again. */
const rememberedTexts = 8;

function sayMove(
  { stored, question, lines, messages, openElsewhere }: QuestionScene,
  viewer: Learner,
  move: Move,
  { closed }: TutorContext,
  line: WorkingRow | null,
): NewMessage {
  const said = messages.filter(({ author }) => author === 'TUTOR').map(({ text }) => text);
  const spoken = speak(move, {
    question: stored,
    lines: workingLines(line === null ? lines : [...lines, line]),
    openedHints: openedHints(stored, question),
    openElsewhere,
    year: viewer.account.yearLevel ?? Math.min(...stored.years),
    closed,
    said: said.slice(-rememberedTexts),
  });
  return tutorSays(spoken.text, { move, blocks: blocksOf(spoken) });
}

function blocksOf({ example, steps }: Spoken): MessageBlocks {
  return {
    ...(example ? { example } : {}),
    ...(steps.length > 0 ? { steps: steps.map(({ line, reason }) => ({ line, reason })) } : {}),
  };
}

export const moodOf = (mood: ReturnType<typeof reply>['mood']): TutorMood => mood.toUpperCase() as TutorMood;

function plainTurn(context: TutorContext, messages: NewMessage[]): Turn {
  const state = { mood: 'LISTENING' as const, tutor: context, quiz: null };
  return { messages, state, isWorthACredit: false, line: null, isEnd: false };
}
