import {
  type AttemptRow,
  describeAttempt,
  type QuestionRow,
  type ShownAttempt,
  type VerdictKind as Verdict,
} from '../../modules/practice';
import { builder } from '../builder';
import { VerdictKind } from './enums';
import { Misconception } from './misconception';

export const Choice = builder.objectRef<{ id: string; text: string }>('Choice').implement({
  fields: (t) => ({ id: t.exposeID('id'), text: t.exposeString('text') }),
});

const Splitting = builder.objectRef<NonNullable<ShownAttempt['splitting']>>('Splitting').implement({
  fields: (t) => ({
    ask: t.exposeString('ask'),
    choices: t.field({ type: [Choice], resolve: ({ choices }) => choices }),
    answeredChoiceId: t.exposeID('answeredChoiceId', { nullable: true }),
  }),
});

/** An attempt with the question it belongs to. */
export interface AttemptOfQuestion {
  question: QuestionRow;
  attempt: AttemptRow;
}

export const Attempt = builder.objectRef<AttemptOfQuestion>('Attempt').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ attempt }) => attempt.id }),
    number: t.int({ resolve: ({ attempt }) => attempt.number }),
    answer: t.string({ description: 'As typed.', resolve: ({ attempt }) => attempt.answer }),
    answerLatex: t.string({
      nullable: true,
      description: 'As LaTeX for showing; null where it could not be read.',
      resolve: ({ question, attempt }) => describeAttempt(question, attempt).answerLatex,
    }),
    verdict: t.field({ type: VerdictKind, resolve: ({ attempt }) => attempt.verdict as Verdict }),
    message: t.string({
      description: 'What to say about it in one kind sentence (rich text).',
      resolve: ({ attempt }) => attempt.message,
    }),
    misconception: t.field({
      type: Misconception,
      nullable: true,
      resolve: ({ question, attempt }) => describeAttempt(question, attempt).misconception,
    }),
    splitting: t.field({
      type: Splitting,
      nullable: true,
      description: 'When two ideas explain the answer: one question that tells them apart.',
      resolve: ({ question, attempt }) => describeAttempt(question, attempt).splitting,
    }),
    withHelp: t.boolean({ resolve: ({ attempt }) => attempt.with_help }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ attempt }) => attempt.created_at }),
  }),
});
