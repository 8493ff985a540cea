import { shownLineVerdicts } from '../../modules/practice';
import { builder } from '../builder';

const named = <const Values extends readonly string[]>(name: string, values: Values, description?: string) =>
  builder.enumType(name, { values, description });

export const AnswerMode = named('AnswerMode', ['CHOICE', 'INPUT']);
export const PracticeState = named('PracticeState', ['IN_PROGRESS', 'FINISHED', 'EXITED']);
export const VerdictKind = named('VerdictKind', ['CORRECT', 'WRONG', 'WRONG_FORM', 'UNREADABLE']);
export const QuestionOutcome = named(
  'QuestionOutcome',
  ['AHEAD', 'NOW', 'RIGHT', 'RIGHT_AFTER_RETRY', 'NOT_YET', 'SKIPPED'],
  'How one question of a practice stands, for the progress dots.',
);
export const LineVerdict = named(
  'LineVerdict',
  shownLineVerdicts,
  'What is said about a line of working. ANSWER: it looks like an answer, and the question is open. NOTED: nothing is claimed.',
);

export const AnswerInputMode = named(
  'AnswerInputMode',
  ['NUMERIC', 'DECIMAL', 'TEXT'],
  'Which keyboard of a touch screen has what the keys have not.',
);
