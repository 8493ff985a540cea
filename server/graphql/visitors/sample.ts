import { getSample, type Sample as SampleData, type SampleReply as SampleReplyData } from '../../modules/samples';
import { builder } from '../builder';
import { Topic } from '../catalogue/topic';
import { AskedQuestion } from '../practice/asked-question';
import { VerdictKind } from '../practice/enums';
import { Misconception } from '../practice/misconception';
import { Solution } from '../practice/practice-question';

const SampleReply = builder.objectRef<SampleReplyData>('SampleReply').implement({
  fields: (t) => ({
    verdict: t.field({ type: VerdictKind, resolve: ({ verdict }) => verdict }),
    message: t.exposeString('message'),
    answerLatex: t.exposeString('answerLatex', { nullable: true }),
    misconception: t.field({ type: Misconception, nullable: true, resolve: ({ misconception }) => misconception }),
  }),
});

const Sample = builder.objectRef<SampleData>('Sample').implement({
  description: 'A question that everybody may try, without an account.',
  fields: (t) => ({
    topic: t.field({ type: Topic, resolve: ({ topic }) => topic }),
    number: t.exposeInt('number'),
    question: t.field({ type: AskedQuestion, resolve: ({ question }) => question }),
    reply: t.field({ type: SampleReply, nullable: true, resolve: ({ reply }) => reply }),
    solution: t.field({
      type: Solution,
      nullable: true,
      description: 'Null until the answer is right or the steps are asked for.',
      resolve: ({ solution }) => solution,
    }),
  }),
});

builder.queryField('sample', (t) =>
  t.field({
    type: Sample,
    description: 'A question of a topic to try, and what is to be said about an answer. Nothing is stored.',
    args: {
      topicId: t.arg.id(),
      number: t.arg.int(),
      answer: t.arg.string({ required: false }),
      steps: t.arg.boolean(),
    },
    authScopes: { public: true },
    resolve: (_root, { topicId, number, answer, steps }, { services, clientAddress }) =>
      getSample(services, { topicId, number, answer: answer ?? null, steps, clientAddress }),
  }),
);
