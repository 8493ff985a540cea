import {
  type BattleRecordFile,
  type BattleChecks as ChecksData,
  getBattleRecord,
  type VerifiedBattle as VerifiedData,
  verifyBattle,
} from '../../modules/battle';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const BattleRecord = builder.objectRef<BattleRecordFile>('BattleRecord').implement({
  description: 'All that is needed to compute a finished battle again.',
  fields: (t) => ({
    json: t.exposeString('json'),
    publicKey: t.exposeString('publicKey', { description: 'Of the signature: Ed25519, PEM.' }),
  }),
});

const BattleCheck = builder.objectRef<ChecksData['checks'][number]>('BattleCheck').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    ok: t.exposeBoolean('ok'),
    words: t.exposeString('words'),
  }),
});

export const BattleChecks = builder.objectRef<ChecksData>('BattleChecks').implement({
  fields: (t) => ({
    ok: t.exposeBoolean('ok'),
    checks: t.field({ type: [BattleCheck], resolve: ({ checks }) => checks }),
  }),
});

const VerifiedBattle = builder.objectRef<VerifiedData>('VerifiedBattle').implement({
  fields: (t) => ({
    ok: t.exposeBoolean('ok'),
    checks: t.field({ type: [BattleCheck], resolve: ({ checks }) => checks }),
    courseName: t.exposeString('courseName'),
    commitment: t.exposeString('commitment', { nullable: true }),
    theirName: t.exposeString('theirName', {
      nullable: true,
      description: 'First name of the opponent; null for an administrator who did not play in it.',
    }),
  }),
});

builder.queryFields((t) => ({
  battleRecord: t.field({
    type: BattleRecord,
    args: { battleId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { battleId }, context) => getBattleRecord(context.services, requireViewer(context), battleId),
  }),
  verifiedBattle: t.field({
    type: VerifiedBattle,
    description:
      'A finished battle of the viewer’s, or a reported one for ADMIN, computed again from its record alone.',
    args: { battleId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { battleId }, context) => verifyBattle(context.services, requireViewer(context), battleId),
  }),
}));
