import type { AnyTemplate } from '../../../maths/templates/index';

/** A kind of question as lists show it: nothing that makes a question, a key or a wrong path. */
export type BankTemplate = Pick<
  AnyTemplate,
  'id' | 'version' | 'topicId' | 'title' | 'difficulty' | 'strategy' | 'calculator'
>;
