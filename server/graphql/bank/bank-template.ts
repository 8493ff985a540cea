import { type BankTemplate as BankTemplateData, distinctQuestions } from '../../modules/bank';
import { findTopic } from '../../modules/catalogue';
import { builder } from '../builder';
import { Topic } from '../catalogue/topic';

/** A kind of question: what it asks, without any numbers. */
export const BankTemplate = builder.objectRef<BankTemplateData>('BankTemplate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version'),
    title: t.exposeString('title'),
    difficulty: t.exposeString('difficulty'),
    strategy: t.exposeString('strategy'),
    calculator: t.exposeBoolean('calculator'),
    distinctQuestions: t.int({
      nullable: true,
      description: 'About how many different questions of this kind there are, where they are few (at most 400).',
      resolve: ({ id }) => distinctQuestions(id),
    }),
    topic: t.field({ type: Topic, nullable: true, resolve: ({ topicId }) => findTopic(topicId) ?? null }),
  }),
});
