import { checkClosedLine, shownStart } from '../../../maths/working/index';
import type { Viewer } from '../../platform/viewer';
import { topicOrOther } from '../catalogue/index';
import { showWorking } from '../practice/index';
import type { StoredQuestion } from '../questions/index';
import { showQuiz } from './quiz-me/show-quiz';
import { lastNumber, type Scene } from './scene';
import { suggestionsFor } from './suggestions';
import type { ShownMessage, ShownTalk, TalkQuestion } from './talk';
import type { MessageRow } from './talks.repo';
import type { NewMessage } from './turn';
import { isPaid } from './tutor-me/send-tutor-me';
import { closingMessage, isQuestionScene, wrongAnswerBefore } from './tutor-me/tutor-me-turn';

/** Pure: a talk as it may be shown now; null where nothing was said yet. */
export function showTalk(viewer: Viewer, scene: Scene): ShownTalk | null {
  const { talk, question, stored, lines } = scene;
  if (talk === null || scene.messages.length === 0) return null;
  const isClosed = (question?.closed_at ?? null) !== null;
  const messages = [...scene.messages, ...pendingRows(viewer, scene)];
  const { quiz, mood } = talk.state;
  return {
    id: talk.id,
    bot: talk.bot,
    mood,
    isFree: talk.bot === 'QUIZ_ME' ? talk.ended_at === null : talk.bot === 'PROBLEM_SOLVER' && isPaid(scene),
    question: talkQuestion(scene),
    startLatex: stored && shownStart(stored),
    lines: question === null ? [] : showWorking(question, stored ?? undefined, lines).lines,
    messages: messages.map((message) => shownMessage(message, isClosed, stored)),
    suggestions: suggestionsFor({ bot: talk.bot, isClosed, wasWrong: wrongAnswerBefore(scene) !== null, quiz }),
    quiz: quiz && showQuiz(quiz, talk.ended_at !== null),
  };
}

function talkQuestion({ question, stored }: Scene): TalkQuestion | null {
  if (question === null || stored === null) return null;
  return {
    prompt: stored.prompt,
    figure: stored.figure,
    practiceId: question.practice_id,
    index: question.index,
    isClosed: question.closed_at !== null,
    topicName: topicOrOther(question.topic_id).name,
  };
}

type Showable = NewMessage & Pick<MessageRow, 'number' | 'is_coming' | 'reported_at' | 'created_at'>;

/** What is said about a question that was closed since: stored with the next message. */
function pendingRows(viewer: Viewer, scene: Scene): Showable[] {
  const closedAt = scene.question?.closed_at;
  const pending = isQuestionScene(scene) ? closingMessage(scene, viewer) : null;
  if (pending === null || !closedAt) return [];
  return [{ ...pending, number: lastNumber(scene) + 1, is_coming: false, reported_at: null, created_at: closedAt }];
}

/** A stored message as it is shown: whether a line states the answer is told once the question is closed. */
export function shownMessage(message: Showable, isClosed: boolean, stored: StoredQuestion | null = null): ShownMessage {
  const { blocks, verdict, reported_at } = message;
  const { statesAnswer: isAnswer = false } = blocks;
  const answered = isAnswer && isClosed && stored ? checkClosedLine(stored, [], message.text).verdict : 'ANSWER';
  return {
    number: message.number,
    author: message.author,
    text: message.text,
    lineLatex: blocks.latex ?? null,
    verdict: isAnswer ? answered : (verdict as ShownMessage['verdict']),
    steps: blocks.steps ?? [],
    example: blocks.example ?? null,
    figure: blocks.figure ?? null,
    options: blocks.options ?? [],
    links: blocks.links ?? [],
    isChecked: message.author === 'TUTOR' && blocks.isUnverified !== true,
    isUnverified: blocks.isUnverified === true,
    isComing: message.is_coming,
    isReported: reported_at !== null,
    createdAt: message.created_at,
  };
}
