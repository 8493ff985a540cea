import type { ShownAttempt, VerdictKind as Verdict } from '../../modules/practice';
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

export const Attempt = builder.objectRef<ShownAttempt>('Attempt').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    number: t.int({ resolve: ({ row }) => row.number }),
    answer: t.string({ description: 'As typed.', resolve: ({ row }) => row.answer }),
    answerLatex: t.string({
      nullable: true,
      description: 'As LaTeX for showing; null where it could not be read.',
      resolve: ({ answerLatex }) => answerLatex,
    }),
    verdict: t.field({ type: VerdictKind, resolve: ({ row }) => row.verdict as Verdict }),
    message: t.string({
      description: 'What to say about it in one kind sentence (rich text).',
      resolve: ({ row }) => row.message,
    }),
    misconception: t.field({
      type: Misconception,
      nullable: true,
      resolve: ({ misconception }) => misconception,
    }),
    splitting: t.field({
      type: Splitting,
      nullable: true,
      description: 'When two ideas explain the answer: one question that tells them apart.',
      resolve: ({ splitting }) => splitting,
    }),
    withHelp: t.boolean({ resolve: ({ row }) => row.with_help }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.created_at }),
  }),
});
