import {
  awardCoins,
  type ClassCoins as ClassCoinsData,
  type CoinAward as CoinAwardData,
} from '../../modules/classroom';
import { builder } from '../builder';
import { CoinAwardKind } from '../enums';
import { requireViewer } from '../require-viewer';

const CoinAward = builder.objectRef<CoinAwardData>('CoinAward').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    nickname: t.exposeString('nickname'),
    amount: t.exposeInt('amount'),
    reason: t.exposeString('reason'),
    givenAt: t.field({ type: 'DateTime', resolve: ({ givenAt }) => givenAt }),
    teacher: t.exposeString('teacher', { nullable: true, description: 'Null when the account is gone.' }),
  }),
});

export const ClassCoins = builder.objectRef<ClassCoinsData>('ClassCoins').implement({
  description: 'What the teachers of a class give its students.',
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'For the whole week, Monday to Sunday in the zone of the class.' }),
    left: t.exposeInt('left', { description: 'What is left of it.' }),
    awards: t.field({
      type: [CoinAward],
      description: 'Of this week, the newest first.',
      resolve: ({ awards }) => awards,
    }),
  }),
});

builder.mutationField('awardCoins', (t) =>
  t.boolean({
    description: 'Gives a student of the class coins for something. The same creation key gives once.',
    args: {
      classId: t.arg.id(),
      studentId: t.arg.id(),
      kind: t.arg({ type: CoinAwardKind }),
      amount: t.arg.int({ description: 'Of an AWARD; what a helper gets is always the same.' }),
      reason: t.arg.string(),
      creationKey: t.arg.string(),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await awardCoins(context.services, requireViewer(context), args);
      return true;
    },
  }),
);
