import { readIntent } from '../../../../maths/tutor/index';
import { type FedUp, isFedUp, kindSentence } from '../../../../rules/care/is-fed-up';
import type { StoredQuestion } from '../../questions/index';
import { tooLongText } from '../sentences';
import type { GoalStanding, TutorMood } from '../talk';
import { type NewMessage, type StudentMessage, studentSays, type Turn, tutorSays } from '../turn';
import { type Asked, askedBy, askMessage } from './asked';
import { drawOther } from './draw-quiz';
import { chosenText, isAnswer, type Judged, judgeAnswer } from './judge-answer';
import {
  endText,
  noSmallerText,
  overText,
  reasonText,
  rightReasonText,
  rightTexts,
  sameAgainText,
  stepsText,
  stoppedText,
  whyNotText,
} from './quiz-sentences';
import { goalNow, isUnaided, type QuizGoalState, type QuizState } from './quiz-state';
import { summaryLinks } from './show-quiz';
import { smallerPieces } from './smaller-pieces';

type Questions = ReadonlyMap<string, StoredQuestion>;

export interface QuizTurn extends Turn {
  /** An answer without any help: it counts for the student's rating. */
  rated: { stored: StoredQuestion; right: boolean } | null;
  /** A question that is to be stored. */
  drawn: StoredQuestion | null;
}

/** What comes of a message: what is said, and how the quiz stands after it. */
interface Outcome {
  mood: TutorMood;
  replies: NewMessage[];
  quiz: QuizState;
  judged?: Judged;
  rated?: QuizTurn['rated'];
  drawn?: StoredQuestion | null;
}

/** A wrong answer is given back once; after the second one the steps are shown. */
const mostWrong = 2;

/** The tutor's reply in a quiz that goes on. `questions`: the stored questions of its goals. */
export function quizTurn(quiz: QuizState, message: StudentMessage, questions: Questions): QuizTurn {
  const goal = goalNow(quiz);
  const asked = goal && askedBy(goal, questions);
  const outcome = goal === null ? say(quiz, overText) : outcomeOf(quiz, goal, asked, message, questions);
  const own = ownMessage(asked, message, outcome.judged);
  const { replies } = outcome;
  return {
    messages: own === null ? replies.map((reply) => ({ ...reply, intent: message.intent })) : [own, ...replies],
    state: { mood: outcome.mood, tutor: null, quiz: outcome.quiz },
    isWorthACredit: false,
    line: null,
    isEnd: outcome.quiz.at >= outcome.quiz.goals.length,
    rated: outcome.rated ?? null,
    drawn: outcome.drawn ?? null,
  };
}

function outcomeOf(
  quiz: QuizState,
  goal: QuizGoalState,
  asked: Asked | null,
  message: StudentMessage,
  questions: Questions,
): Outcome {
  if (message.intent === 'STOP') return end(stopped(quiz), stoppedText);
  if (message.intent === 'SILENCE') return { mood: 'LISTENING', replies: [], quiz };
  if (message.isTooLong) return say(quiz, tooLongText);
  if (asked === null) return goOn(quiz, 'NOT_YET', sameAgainText, questions);
  const fedUp = fedUpBy(asked, message);
  if (fedUp !== null) return kindly(piece(quiz, goal, asked), fedUp, message.number);
  switch (wantedBy(asked, message)) {
    case 'ANSWER':
      return answered(quiz, goal, asked, message, questions);
    case 'PIECE':
      return piece(quiz, goal, asked);
    case 'OTHERWISE':
      return otherwise(quiz, goal, asked);
    case 'TELL':
      return goal.toldWhyNot
        ? leave(quiz, asked, questions)
        : say(changed(quiz, { toldWhyNot: true }), whyNotText, 'ASKING');
    case 'AGAIN':
      return { mood: 'ASKING', replies: [askMessage(asked, sameAgainText)], quiz };
  }
}

const fedUpBy = (asked: Asked, message: StudentMessage): FedUp | null =>
  message.intent === 'MESSAGE' && !isAnswer(asked, message) && readIntent(message.text) !== 'line'
    ? isFedUp(message.text)
    : null;

const kindly = (outcome: Outcome, fedUp: FedUp, turn: number): Outcome => ({
  ...outcome,
  replies: outcome.replies.map((reply) => ({ ...reply, text: `${kindSentence(fedUp, turn)} ${reply.text}` })),
});

type Wanted = 'ANSWER' | 'PIECE' | 'OTHERWISE' | 'TELL' | 'AGAIN';

function wantedBy(asked: Asked, message: StudentMessage): Wanted {
  const { intent, text } = message;
  if (intent !== 'MESSAGE') return chips[intent] ?? 'AGAIN';
  if (isAnswer(asked, message)) return 'ANSWER';
  const read = readIntent(text);
  if (read === 'just-tell') return 'TELL';
  if (read === 'another-way') return 'OTHERWISE';
  return read === 'line' || read === 'off-topic' ? 'ANSWER' : 'PIECE';
}

const chips: Partial<Record<StudentMessage['intent'], Wanted>> = {
  HINT: 'PIECE',
  WHY: 'PIECE',
  UNSURE: 'PIECE',
  SMALLER: 'PIECE',
  ONE_LIKE_IT: 'PIECE',
  ANOTHER_WAY: 'OTHERWISE',
  ASK_OTHERWISE: 'OTHERWISE',
  JUST_TELL: 'TELL',
};

function answered(
  quiz: QuizState,
  goal: QuizGoalState,
  asked: Asked,
  message: StudentMessage,
  questions: Questions,
): Outcome {
  const judged = judgeAnswer(asked, message);
  if (judged.verdict === 'NONE') return { ...say(quiz, judged.text, 'ASKING'), judged };
  const right = judged.verdict === 'RIGHT';
  const rated = asked.kind === 'question' && isUnaided(goal) ? { stored: asked.stored, right } : null;
  const text = asked.kind === 'reason' ? rightReasonText : (rightTexts[quiz.at % rightTexts.length] ?? '');
  if (right) return { ...goOn(quiz, 'REACHED', text, questions), judged, rated };
  if (goal.wrong + 1 >= mostWrong) return { ...leave(quiz, asked, questions), judged, rated };
  return { ...say(changed(quiz, { wrong: goal.wrong + 1 }), judged.text, 'ASKING'), judged, rated };
}

function piece(quiz: QuizState, goal: QuizGoalState, asked: Asked): Outcome {
  const text = smallerPieces(asked)[goal.pieces];
  if (text === undefined) return say(quiz, noSmallerText, 'ASKING');
  return say(changed(quiz, { pieces: goal.pieces + 1 }), text, 'HINTING');
}

/** Another question in its place: with it the goal is no longer reached without help. */
function otherwise(quiz: QuizState, goal: QuizGoalState, asked: Asked): Outcome {
  const drawn = asked.kind === 'question' ? drawOther({ topicId: goal.topicId, stored: asked.stored }) : null;
  if (drawn === null) return { mood: 'ASKING', replies: [askMessage(asked, sameAgainText)], quiz };
  const after = changed(quiz, { ask: { questionId: drawn.id }, pieces: goal.pieces + 1 });
  return { mood: 'ASKING', replies: [askMessage({ kind: 'question', stored: drawn })], quiz: after, drawn };
}

/** The goal is left, and its working is shown. */
function leave(quiz: QuizState, asked: Asked, questions: Questions): Outcome {
  const shown =
    asked.kind === 'reason'
      ? tutorSays(reasonText(asked.reason.right), { move: { kind: 'worked-steps' } })
      : tutorSays(stepsText, {
          move: { kind: 'worked-steps' },
          blocks: { steps: asked.stored.steps.map(({ line, reason }) => ({ line, reason })) },
        });
  const next = goOn(quiz, 'NOT_YET', '', questions);
  return { ...next, mood: 'EXPLAINING', replies: [shown, ...next.replies] };
}

/** On to the next goal, or to the end. */
function goOn(quiz: QuizState, standing: GoalStanding, text: string, questions: Questions): Outcome {
  const after = moved(quiz, standing);
  const goal = goalNow(after);
  if (goal === null) return end(after, `${text} ${endText(isAnyReached(after))}`.trim());
  const asked = askedBy(goal, questions);
  if (asked === null) return goOn(after, 'NOT_YET', text, questions);
  const told = text === '' ? [] : [tutorSays(text, { move: { kind: 'right' } })];
  return {
    mood: standing === 'REACHED' ? 'ENCOURAGING' : 'ASKING',
    replies: [...told, askMessage(asked)],
    quiz: after,
  };
}

const isAnyReached = ({ goals }: QuizState): boolean => goals.some(({ standing }) => standing === 'REACHED');

function end(quiz: QuizState, text: string): Outcome {
  const message = tutorSays(text, { move: { kind: 'end' }, blocks: { links: summaryLinks(quiz) } });
  return { mood: 'ENCOURAGING', replies: [message], quiz };
}

const say = (quiz: QuizState, text: string, mood: TutorMood = 'LISTENING'): Outcome => ({
  mood,
  replies: [tutorSays(text, { move: { kind: 'quiz' } })],
  quiz,
});

const changed = (quiz: QuizState, change: Partial<QuizGoalState>): QuizState => ({
  ...quiz,
  goals: quiz.goals.map((goal, place) => (place === quiz.at ? { ...goal, ...change } : goal)),
});

function moved(quiz: QuizState, standing: GoalStanding): QuizState {
  const { goals, at } = changed(quiz, { standing });
  const next = goals.map((goal, place) => (place === at + 1 ? { ...goal, standing: 'NOW' as const } : goal));
  return { ...quiz, goals: next, at: at + 1 };
}

/** What was asked and tried is not shown yet; what was not tried stays ahead. */
function stopped(quiz: QuizState): QuizState {
  const goal = goalNow(quiz);
  const standing = goal !== null && isUnaided(goal) ? 'AHEAD' : 'NOT_YET';
  return { ...changed(quiz, { standing }), at: quiz.goals.length };
}

function ownMessage(asked: Asked | null, message: StudentMessage, judged: Judged | undefined): NewMessage | null {
  const chosen = asked && chosenText(asked, message.choice);
  const text = message.text === '' ? (chosen ?? '') : message.text;
  if (text === '') return null;
  const verdict = judged && { RIGHT: 'CHECKED', WRONG: 'LOOK_AGAIN', NONE: undefined }[judged.verdict];
  const latex = judged?.latex ?? undefined;
  return studentSays(
    { ...message, text: chosen === text ? text.replaceAll('$', '') : text },
    { verdict, blocks: latex ? { latex } : {} },
  );
}
