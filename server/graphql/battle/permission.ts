import {
  askParentForBattles,
  battlePermission,
  type BattlePermission as PermissionData,
  setBattlePermission,
} from '../../modules/battle';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const BattlePermission = builder.objectRef<PermissionData>('BattlePermission').implement({
  description: 'What a parent’s link shows: whether a student under 13 may meet players of other schools.',
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    allowed: t.exposeBoolean('allowed', { nullable: true, description: 'Null until somebody answers.' }),
    mayAllow: t.exposeBoolean('mayAllow', { description: 'Whether the link can still allow.' }),
  }),
});

builder.queryField('battlePermission', (t) =>
  t.field({
    type: BattlePermission,
    nullable: true,
    args: { key: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { key }, { services, clientAddress }) => battlePermission(services, { key, clientAddress }),
  }),
);

builder.mutationFields((t) => ({
  askParentForBattles: t.boolean({
    description: 'Asks the parent of a student under 13, by mail, whether they may meet players of other schools.',
    authScopes: { acceptedTerms: true },
    resolve: async (_root, _args, context) => {
      await askParentForBattles(context.services, requireViewer(context));
      return true;
    },
  }),
  setBattlePermission: t.boolean({
    description: 'A parent’s answer, by the key of their link.',
    args: { key: t.arg.string(), allowed: t.arg.boolean() },
    authScopes: { public: true },
    resolve: async (_root, input, { services, clientAddress }) => {
      await setBattlePermission(services, { ...input, clientAddress });
      return true;
    },
  }),
}));
