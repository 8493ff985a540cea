import { listBattleReports, markBattleReport, type BattleReport as ReportData } from '../../modules/battle';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const BattleReport = builder.objectRef<ReportData>('BattleReport').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    battleId: t.exposeID('battleId'),
    reason: t.exposeString('reason', {
      description: 'NAME, UNFAIR, UNKIND, OTHER, or what the server saw: QUICK_ANSWERS.',
    }),
    quickAnswers: t.exposeInt('quickAnswers', {
      nullable: true,
      description: 'How many right answers came quicker than thought.',
    }),
    nickname: t.exposeString('nickname', { nullable: true, description: 'Of whom it is about.' }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    seenAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ seenAt }) => seenAt }),
  }),
});

builder.queryField('battleReports', (t) =>
  t.field({
    type: [BattleReport],
    description: 'Players who were reported or flagged in battles, those not looked at first, a hundred. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => listBattleReports(context.services, requireViewer(context)),
  }),
);

builder.mutationField('markBattleReport', (t) =>
  t.boolean({
    description: 'Marks a report of a player as looked at, with an audit line. ADMIN only.',
    args: { id: t.arg.id() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: async (_root, { id }, context) => {
      await markBattleReport(context.services, requireViewer(context), id);
      return true;
    },
  }),
);
