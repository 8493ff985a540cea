import { type Replay as ReplayData, replayPublicQuestion } from '../../modules/bank';
import { builder } from '../builder';
import { BankTemplate } from './bank-template';

const ReplayedStep = builder.objectRef<ReplayData['instance']['steps'][number]>('ReplayedStep').implement({
  fields: (t) => ({
    line: t.exposeString('line'),
    relation: t.exposeString('relation'),
    reason: t.exposeString('reason'),
    hint: t.exposeString('hint'),
    ask: t.exposeString('ask'),
  }),
});

const ReplayedPath = builder.objectRef<ReplayData['wrongPaths'][number]>('ReplayedPath').implement({
  fields: (t) => ({
    misconceptionName: t.exposeString('misconceptionName'),
    answerLatex: t.exposeString('answerLatex'),
    feedback: t.exposeString('feedback'),
    diagnosedAs: t.exposeStringList('diagnosedAs'),
    firstWrongStep: t.exposeInt('firstWrongStep'),
  }),
});

export const ReplayedCheck = builder.objectRef<ReplayData['checks'][number]>('ReplayedCheck').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    promise: t.exposeString('promise'),
    problems: t.exposeStringList('problems'),
  }),
});

const ReplayedChoice = builder.objectRef<{ text: string; right: boolean }>('ReplayedChoice').implement({
  fields: (t) => ({ text: t.exposeString('text'), right: t.exposeBoolean('right') }),
});

export const Replay = builder.objectRef<ReplayData>('Replay').implement({
  description: 'A question of the bank with everything that is known of it.',
  fields: (t) => ({
    template: t.field({ type: BankTemplate, resolve: ({ template }) => template }),
    seed: t.string({ resolve: ({ seed }) => seed }),
    prompt: t.string({ resolve: ({ instance }) => instance.prompt }),
    instruction: t.string({ nullable: true, resolve: ({ instance }) => instance.instruction }),
    figure: t.field({ type: 'JSON', nullable: true, resolve: ({ instance }) => instance.figure }),
    choices: t.field({
      type: [ReplayedChoice],
      resolve: ({ instance: { choices, answer } }) =>
        (choices ?? []).map(({ id, text }) => ({ text, right: id === answer.model })),
    }),
    keyLatex: t.exposeString('keyLatex'),
    secondRoad: t.exposeString('secondRoad'),
    steps: t.field({ type: [ReplayedStep], resolve: ({ instance }) => instance.steps }),
    wrongPaths: t.field({ type: [ReplayedPath], resolve: ({ wrongPaths }) => wrongPaths }),
    checks: t.field({ type: [ReplayedCheck], resolve: ({ checks }) => checks }),
  }),
});

builder.queryField('replay', (t) =>
  t.field({
    type: Replay,
    description:
      'A public question of the bank, by its kind and seed, with key, wrong paths and the checks run on it now.',
    args: { templateId: t.arg.id(), seed: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { templateId, seed }, { services, clientAddress }) =>
      replayPublicQuestion(services, { templateId, seed, clientAddress }),
  }),
);
