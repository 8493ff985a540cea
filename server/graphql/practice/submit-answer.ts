import {
  countAnswer,
  describeAttempt,
  type PracticeState,
  requirePractice,
  type ShownAttempt,
  submitAnswer,
} from '../../modules/practice';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { Attempt } from './attempt';
import { Practice } from './practice';
import { PracticeQuestion } from './practice-question';
import { questionAt } from './question-at';

const SubmitAnswerInput = builder.inputType('SubmitAnswerInput', {
  fields: (t) => ({
    practiceId: t.id(),
    index: t.int(),
    answer: t.string({ description: 'What was typed, or the id of the choice.' }),
    idempotencyKey: t.string({
      description: 'Made by the page that shows the form: the same key twice is the same answer once.',
    }),
  }),
});

/** A marked attempt; the practice is read again only where it is asked for. */
interface Submitted {
  attempt: ShownAttempt;
  index: number;
  practice(): Promise<PracticeState>;
}

const SubmitAnswerPayload = builder.objectRef<Submitted>('SubmitAnswerPayload').implement({
  fields: (t) => ({
    attempt: t.field({ type: Attempt, resolve: ({ attempt }) => attempt }),
    question: t.field({
      type: PracticeQuestion,
      resolve: async ({ practice, index }, _args, context) => questionAt(context, await practice(), index),
    }),
    practice: t.field({ type: Practice, resolve: ({ practice }) => practice() }),
  }),
});

builder.mutationField('submitAnswer', (t) =>
  t.field({
    type: SubmitAnswerPayload,
    args: { input: t.arg({ type: SubmitAnswerInput }) },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { input }, context) => {
      const { services } = context;
      const viewer = requireViewer(context);
      await countAnswer(services, viewer, input);
      const { attempt, stored } = await submitAnswer(services, viewer, input);
      let reading: Promise<PracticeState> | undefined;
      const practice = () => {
        reading ??= requirePractice(services, viewer, input.practiceId);
        return reading;
      };
      return { attempt: describeAttempt(attempt, stored), index: input.index, practice };
    },
  }),
);
