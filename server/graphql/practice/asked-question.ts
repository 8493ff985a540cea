import type { AskedQuestion as AskedQuestionData } from '../../modules/practice';
import { builder } from '../builder';
import { Choice } from './attempt';
import { AnswerInputMode, AnswerMode } from './enums';

export const AskedQuestion = builder.objectRef<Omit<AskedQuestionData, 'hintCount'>>('AskedQuestion').implement({
  description: 'A question outside of practice: what is asked, with nothing of its key.',
  fields: (t) => ({
    title: t.exposeString('title'),
    calculator: t.exposeBoolean('calculator'),
    young: t.exposeBoolean('young'),
    prompt: t.exposeString('prompt', { description: 'Rich text, as in PracticeQuestion.' }),
    instruction: t.exposeString('instruction', { nullable: true }),
    figure: t.field({ type: 'JSON', nullable: true, resolve: ({ figure }) => figure }),
    choices: t.field({ type: [Choice], resolve: ({ choices }) => choices }),
    answerMode: t.field({ type: AnswerMode, resolve: ({ answerMode }) => answerMode }),
    keys: t.exposeStringList('keys'),
    inputMode: t.field({ type: AnswerInputMode, resolve: ({ inputMode }) => inputMode }),
    prefix: t.exposeString('prefix', { nullable: true }),
    suffix: t.exposeString('suffix', { nullable: true }),
  }),
});
