import type { BankTemplate as BankTemplateData } from '../../modules/bank';
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
    topic: t.field({ type: Topic, nullable: true, resolve: ({ topicId }) => findTopic(topicId) ?? null }),
  }),
});
