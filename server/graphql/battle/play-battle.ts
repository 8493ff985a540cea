import { type AnsweredBattle as AnsweredData, answerBattle, getBattle, sendBattleEmote } from '../../modules/battle';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { Battle, BattleUpdate } from './battle';

const AnsweredBattle = builder.objectRef<AnsweredData>('AnsweredBattle').implement({
  fields: (t) => ({
    update: t.field({ type: BattleUpdate, resolve: ({ update }) => update }),
    battle: t.field({
      type: Battle,
      description: 'The whole battle, read anew; a page that shows it already needs the update only.',
      resolve: ({ battleId }, _args, context) => getBattle(context.services, requireViewer(context), battleId),
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why the answer could not be read, or did not count; null where it is locked in.',
    }),
  }),
});

builder.mutationFields((t) => ({
  answerBattle: t.field({
    type: AnsweredBattle,
    description: 'The first readable answer to a question counts; one that cannot be read may be mended.',
    args: { battleId: t.arg.id(), index: t.arg.int(), answer: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, input, context) => answerBattle(context.services, requireViewer(context), input),
  }),
  sendBattleEmote: t.boolean({
    description: 'False where it came too soon after the last.',
    args: { battleId: t.arg.id(), emote: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, input, context) => sendBattleEmote(context.services, requireViewer(context), input),
  }),
}));
