import {
  type BattleRecordFile,
  type BattleChecks as ChecksData,
  getBattleRecord,
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

const BattleChecks = builder.objectRef<ChecksData>('BattleChecks').implement({
  fields: (t) => ({
    ok: t.exposeBoolean('ok'),
    checks: t.field({ type: [BattleCheck], resolve: ({ checks }) => checks }),
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
    type: BattleChecks,
    description: 'A finished battle of the viewer’s, computed again from its record alone.',
    args: { battleId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { battleId }, context) => verifyBattle(context.services, requireViewer(context), battleId),
  }),
}));
