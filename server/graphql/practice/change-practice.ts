import {
  answerSplitting,
  closeQuestion,
  endChallenge,
  finishPractice,
  openHint,
  reportQuestion,
} from '../../modules/practice';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { Practice } from './practice';
import { PracticeQuestion } from './practice-question';
import { questionAt } from './question-at';

builder.mutationFields((t) => ({
  openHint: t.field({
    type: PracticeQuestion,
    args: { practiceId: t.arg.id(), index: t.arg.int(), number: t.arg.int() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) =>
      questionAt(context, await openHint(context.services, requireViewer(context), args), args.index),
  }),
  closeQuestion: t.field({
    type: PracticeQuestion,
    description: 'Closes an open question and shows its worked steps.',
    args: { practiceId: t.arg.id(), index: t.arg.int() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) =>
      questionAt(context, await closeQuestion(context.services, requireViewer(context), args), args.index),
  }),
  answerSplitting: t.field({
    type: PracticeQuestion,
    args: { attemptId: t.arg.id(), choiceId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      const { practice, index } = await answerSplitting(context.services, requireViewer(context), args);
      return questionAt(context, practice, index);
    },
  }),
  finishPractice: t.field({
    type: Practice,
    description: 'Ends a practice; open questions count as skipped.',
    args: { practiceId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { practiceId }, context) => finishPractice(context.services, requireViewer(context), practiceId),
  }),
  endChallenge: t.field({
    type: Practice,
    description:
      'The time of a challenge is up: it ends, and what was typed but not sent is kept with its question, not marked. Before that time nothing changes.',
    args: { practiceId: t.arg.id(), index: t.arg.int(), typed: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => endChallenge(context.services, requireViewer(context), args),
  }),
  reportQuestion: t.field({
    type: PracticeQuestion,
    args: { questionId: t.arg.id(), reason: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => reportQuestion(context.services, requireViewer(context), args),
  }),
}));
