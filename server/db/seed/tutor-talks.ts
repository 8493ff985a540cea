import { reasonsOfTopic } from '../../../maths/tutor/index';
import type { PracticeRow, QuestionRow, WorkingRow } from '../../modules/practice/index';
import { insertQuestions, type StoredQuestion } from '../../modules/questions/index';
import {
  addMessages,
  closingMessage,
  drawQuiz,
  goalNow,
  type MessageRow,
  type NewMessage,
  openingTurn,
  type QuizState,
  quizTurn,
  type StudentMessage,
  storeTalk,
  type TalkRow,
  type TalkState,
  type Turn,
  tutorMeTurn,
} from '../../modules/tutor/index';
import { newId } from '../../platform/ids';
import type { Trx } from '../client';
import type { StudentRecords } from './student-records';

const minuteMs = 60_000;

/** A talk about a question that went wrong, and a quiz on its topic a little later: played by the tutor's own rules. */
export async function writeTutorTalks(trx: Trx, records: StudentRecords, yearLevel: number): Promise<void> {
  const place = placeOfTalk(records);
  if (place === null) return;
  const at = place.question.closed_at ?? new Date();
  await writeTutorMe(trx, place, yearLevel, at);
  await writeQuiz(trx, records, place.question.topic_id, new Date(at.getTime() + 20 * minuteMs));
}

interface TalkPlace {
  practice: PracticeRow;
  question: QuestionRow;
  stored: StoredQuestion;
}

/** The latest closed question with some steps that was answered wrong first. */
function placeOfTalk({ questions, practices, stored, errors }: StudentRecords): TalkPlace | null {
  const wrong = new Set(errors.map(({ row }) => row.question_id));
  for (const question of questions.toReversed()) {
    const own = stored.get(question.instance_id ?? '');
    const practice = practices.find(({ id }) => id === question.practice_id);
    if (!own || !practice || question.closed_at === null || !wrong.has(question.id)) continue;
    if (own.choices === null && own.steps.length > 2) return { practice, question, stored: own };
  }
  return null;
}

async function writeTutorMe(trx: Trx, place: TalkPlace, yearLevel: number, closedAt: Date): Promise<void> {
  const { practice, question, stored } = place;
  const begunAt = new Date(closedAt.getTime() - 3 * minuteMs);
  const talk = newTalk(
    question.student_id,
    { bot: 'PROBLEM_SOLVER', question_id: question.id, reply_count: 2 },
    begunAt,
  );
  const learner = { account: { yearLevel } };
  const played = new PlayedTalk(talk);
  const lines: WorkingRow[] = [];
  const scene = () => ({
    talk: played.row,
    messages: played.messages,
    question: {
      ...question,
      closed_at: null,
      practice_state: practice.state,
      practice_type: practice.type,
      had_error: true,
      wrong_answer: null,
    },
    lines,
    open_elsewhere: [],
    openElsewhere: [],
    running: [],
    stored,
    scenario: 'PRACTICE_CASUAL' as const,
    isResting: false,
  });
  const line = stored.steps[0]?.line ?? '';
  const said: Pick<StudentMessage, 'intent' | 'text'>[] = [
    { intent: 'MESSAGE', text: line },
    { intent: 'HINT', text: 'A hint, please.' },
  ];
  for (const each of said) {
    const turn = tutorMeTurn(scene(), learner, played.next(each));
    if (turn.line) lines.push(turn.line);
    played.take(turn);
  }
  const closed = { ...scene(), question: { ...scene().question, closed_at: closedAt } };
  const closing = closingMessage(closed, learner);
  const end = tutorMeTurn(closed, learner, played.next({ intent: 'WHY', text: 'Why this step?' }));
  played.take({ ...end, messages: [...(closing ? [closing] : []), ...end.messages] });
  await played.store(trx);
  for (const row of lines)
    await trx
      .insertInto('working_lines')
      .values({ ...row, created_at: begunAt })
      .execute();
}

async function writeQuiz(trx: Trx, { studentId, errors }: StudentRecords, topicId: string, at: Date): Promise<void> {
  const misconceptionIds = errors.flatMap(({ row }) => (row.topic_id === topicId ? (row.misconception_id ?? []) : []));
  const { quiz, drawn } = drawQuiz([{ topicId, misconceptionIds }], { begunBy: 1, courseId: null });
  const questions = new Map(drawn.map((question) => [question.id, question]));
  const talk = newTalk(studentId, { bot: 'QUIZ_ME', topic_id: topicId, is_paid: true, reply_count: 1 }, at);
  const played = new PlayedTalk(talk);
  played.take(openingTurn(quiz, drawn, played.next({ intent: 'BEGIN', text: 'Quiz me.' })));
  for (let round = 0; round < 12; round += 1) {
    const now = played.row.state.quiz;
    if (now === null || now.at >= now.goals.length) break;
    // One goal takes a smaller piece first.
    if (round === 1)
      played.take(quizTurn(now, played.next({ intent: 'SMALLER', text: 'A smaller piece, please.' }), questions));
    else
      played.take(
        quizTurn(now, { ...played.next({ intent: 'MESSAGE', text: '' }), ...rightAnswer(now, questions) }, questions),
      );
  }
  await insertQuestions(trx, drawn);
  await played.store(trx);
}

function rightAnswer(
  quiz: QuizState,
  questions: ReadonlyMap<string, StoredQuestion>,
): { text: string; choice: string | null } {
  const goal = goalNow(quiz);
  if (goal === null) return { text: '', choice: null };
  const { ask, topicId } = goal;
  if ('reasonId' in ask) {
    return { text: reasonsOfTopic(topicId).find(({ id }) => id === ask.reasonId)?.right ?? '', choice: null };
  }
  const stored = questions.get(ask.questionId);
  const model = stored?.answer.model ?? '';
  return stored?.choices ? { text: '', choice: model } : { text: model, choice: null };
}

const nothing: TalkState = { mood: 'LISTENING', tutor: null, quiz: null };

function newTalk(studentId: string, of: Partial<TalkRow> & Pick<TalkRow, 'bot'>, at: Date): TalkRow {
  return {
    student_id: studentId,
    id: newId(),
    question_id: null,
    topic_id: null,
    course_id: null,
    state: nothing,
    is_paid: false,
    reply_count: 0,
    ended_at: null,
    teachers_may_read: false,
    created_at: at,
    updated_at: at,
    ...of,
  };
}

/** A talk that grows turn by turn, half a minute each. */
class PlayedTalk {
  readonly messages: MessageRow[] = [];

  constructor(public row: TalkRow) {}

  next(said: Pick<StudentMessage, 'intent' | 'text'>): StudentMessage {
    return { ...said, number: this.messages.length + 1, isTooLong: false, choice: null };
  }

  take({ messages, state, isEnd }: Turn): void {
    const at = new Date(this.row.updated_at.getTime() + minuteMs / 2);
    this.row = { ...this.row, state, ended_at: isEnd ? at : null, updated_at: at };
    for (const message of messages) this.messages.push(this.numbered(message, at));
  }

  private numbered(message: NewMessage, at: Date): MessageRow {
    return {
      ...message,
      student_id: this.row.student_id,
      talk_id: this.row.id,
      number: this.messages.length + 1,
      worded_by: 'BUILT_IN',
      is_coming: false,
      reported_at: null,
      report_reason: null,
      created_at: at,
    };
  }

  async store(trx: Trx): Promise<void> {
    await storeTalk(trx, this.row);
    await addMessages(trx, this.messages);
  }
}
