import { inflateRawSync } from 'node:zlib';
import { reasonsOfTopic } from '../../maths/tutor';
import { rowsOf } from './database';

interface Goal {
  kind: string;
  topicId: string;
  ask: { questionId: string } | { reasonId: string; options: string[] };
}

/** What would be right for the goal that Quiz Me asks about now, as it could be typed; null once the quiz is over. */
export async function quizAnswerNow(userId: string): Promise<string | null> {
  const [talk] = await rowsOf<{ state: { quiz: { goals: Goal[]; at: number } } }>(
    `select state from tutor_talks where student_id = $1 and bot = 'QUIZ_ME' order by created_at desc limit 1`,
    [userId],
  );
  const goal = talk?.state.quiz.goals[talk.state.quiz.at];
  if (goal === undefined) return null;
  const { ask, topicId } = goal;
  if ('questionId' in ask) return answerOf(ask.questionId);
  const right = reasonsOfTopic(topicId).find(({ id }) => id === ask.reasonId)?.right ?? '';
  return 'abcdef'[ask.options.indexOf(right)] ?? '';
}

async function answerOf(questionId: string): Promise<string> {
  const [row] = await rowsOf<{ content: Buffer }>('select content from question_instances where id = $1', [questionId]);
  if (row === undefined) throw new Error(`No question ${questionId}`);
  const { answer } = JSON.parse(inflateRawSync(row.content).toString('utf8')) as { answer: { model: string } };
  return answer.model;
}
