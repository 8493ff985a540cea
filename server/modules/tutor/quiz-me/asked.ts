import type { ReasonQuestion } from '../../../../maths/tutor/index';
import type { StoredQuestion } from '../../questions/index';
import type { MessageBlocks } from '../talk-state';
import { type NewMessage, tutorSays } from '../turn';
import { reasonOf } from './draw-quiz';
import type { QuizGoalState } from './quiz-state';

/** What a goal asks. */
export type Asked =
  | { kind: 'question'; stored: StoredQuestion }
  | { kind: 'reason'; reason: ReasonQuestion; options: { id: string; text: string }[] };

/** Null where what was asked is no longer there. `questions`: the stored questions of the quiz. */
export function askedBy(goal: QuizGoalState, questions: ReadonlyMap<string, StoredQuestion>): Asked | null {
  if ('questionId' in goal.ask) {
    const stored = questions.get(goal.ask.questionId);
    return stored ? { kind: 'question', stored } : null;
  }
  const reason = reasonOf(goal.topicId, goal.ask.reasonId);
  const options = goal.ask.options.map((text, place) => ({ id: 'abcdef'[place] ?? '', text }));
  return reason ? { kind: 'reason', reason, options } : null;
}

/** The message that asks, after a sentence that leads to it. */
export function askMessage(asked: Asked, lead = ''): NewMessage {
  const begin = lead === '' ? '' : `${lead}\n\n`;
  if (asked.kind === 'reason') {
    return tutorSays(`${begin}${asked.reason.ask}`, { move: { kind: 'ask' }, blocks: { options: asked.options } });
  }
  const { prompt, instruction, figure, choices } = asked.stored;
  const blocks: MessageBlocks = { ...(figure ? { figure } : {}), ...(choices ? { options: choices } : {}) };
  const text = `${begin}${prompt}${instruction === null ? '' : `\n\n${instruction}`}`;
  return tutorSays(text, { move: { kind: 'ask' }, blocks });
}
