import { type PracticeState, submitAnswer } from '../../modules/practice';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { Attempt, type AttemptOfQuestion } from './attempt';
import { Practice } from './practice';
import { PracticeQuestion, type QuestionOfPractice } from './practice-question';
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

const SubmitAnswerPayload = builder
  .objectRef<{ attempt: AttemptOfQuestion; question: QuestionOfPractice; practice: PracticeState }>(
    'SubmitAnswerPayload',
  )
  .implement({
    fields: (t) => ({
      attempt: t.field({ type: Attempt, resolve: ({ attempt }) => attempt }),
      question: t.field({ type: PracticeQuestion, resolve: ({ question }) => question }),
      practice: t.field({ type: Practice, resolve: ({ practice }) => practice }),
    }),
  });

builder.mutationField('submitAnswer', (t) =>
  t.field({
    type: SubmitAnswerPayload,
    args: { input: t.arg({ type: SubmitAnswerInput }) },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { input }, context) => {
      const { attempt, practice } = await submitAnswer(context.services, requireViewer(context), input);
      const question = questionAt(practice, input.index);
      return { attempt: { question: question.question, attempt }, question, practice };
    },
  }),
);
