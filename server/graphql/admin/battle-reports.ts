import {
  type BattleReportDetails as DetailsData,
  decideBattleReport,
  getBattleReport,
  giveBattlesBack,
  listBattleReports,
  type BattleReport as ReportData,
} from '../../modules/battle';
import { BattleChecks } from '../battle/record';
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
    ofPlayer: t.exposeInt('ofPlayer', { description: 'Reports of the same player in all, with this one.' }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    closedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ closedAt }) => closedAt }),
    decision: t.exposeString('decision', {
      nullable: true,
      description: 'CLOSED, WARNED or SUSPENDED; null while it is open.',
    }),
    note: t.exposeString('note'),
  }),
});

const ReportedEmote = builder
  .objectRef<DetailsData['players'][number]['emotes'][number]>('ReportedEmote')
  .implement({ fields: (t) => ({ words: t.exposeString('words'), count: t.exposeInt('count') }) });

const ReportedPlayer = builder.objectRef<DetailsData['players'][number]>('ReportedPlayer').implement({
  fields: (t) => ({
    nickname: t.exposeString('nickname', { nullable: true }),
    isReported: t.exposeBoolean('isReported'),
    recorded: t.exposeBoolean('recorded'),
    outcome: t.exposeString('outcome', { nullable: true }),
    points: t.exposeInt('points'),
    right: t.exposeInt('right'),
    hasLeft: t.exposeBoolean('hasLeft'),
    emotes: t.field({ type: [ReportedEmote], resolve: ({ emotes }) => emotes }),
  }),
});

const ReportedBattleAnswer = builder.objectRef<DetailsData['answers'][number]>('ReportedBattleAnswer').implement({
  fields: (t) => ({
    index: t.exposeInt('index'),
    byReported: t.exposeBoolean('byReported'),
    answer: t.exposeString('answer'),
    right: t.exposeBoolean('right'),
    seconds: t.exposeFloat('seconds', { nullable: true, description: 'After the question opened.' }),
  }),
});

const EarlierDecision = builder.objectRef<DetailsData['earlier'][number]>('EarlierBattleDecision').implement({
  fields: (t) => ({
    decision: t.exposeString('decision'),
    note: t.exposeString('note'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
  }),
});

const BattleReportDetails = builder.objectRef<DetailsData>('BattleReportDetails').implement({
  fields: (t) => ({
    report: t.field({ type: BattleReport, resolve: (details) => details }),
    courseName: t.exposeString('courseName'),
    kind: t.exposeString('kind'),
    players: t.field({ type: [ReportedPlayer], resolve: ({ players }) => players }),
    answers: t.field({
      type: [ReportedBattleAnswer],
      description: 'By question, then by seat.',
      resolve: ({ answers }) => answers,
    }),
    earlier: t.field({
      type: [EarlierDecision],
      description: 'What was decided about the same player before, the newest first.',
      resolve: ({ earlier }) => earlier,
    }),
    suspendedUntil: t.field({ type: 'DateTime', nullable: true, resolve: ({ suspendedUntil }) => suspendedUntil }),
    checks: t.field({
      type: BattleChecks,
      nullable: true,
      description: 'The record computed again; null where the battle has none.',
      resolve: ({ checks }) => checks,
    }),
  }),
});

builder.queryFields((t) => ({
  battleReports: t.field({
    type: [BattleReport],
    description: 'Players who were reported or flagged in battles, open or closed ones, a hundred. ADMIN only.',
    args: { closed: t.arg.boolean() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, { closed }, context) => listBattleReports(context.services, requireViewer(context), { closed }),
  }),
  battleReport: t.field({
    type: BattleReportDetails,
    description: 'One of them, with the battle as it was. ADMIN only.',
    args: { id: t.arg.id() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, { id }, context) => getBattleReport(context.services, requireViewer(context), id),
  }),
}));

builder.mutationFields((t) => ({
  decideBattleReport: t.boolean({
    description:
      'Closes a report with a note, a warning (WARNED) or days without battles (SUSPENDED), with an audit line. ADMIN only.',
    args: {
      id: t.arg.id(),
      decision: t.arg.string(),
      note: t.arg.string(),
      days: t.arg.int({ required: false }),
    },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: async (_root, { days, ...input }, context) => {
      await decideBattleReport(context.services, requireViewer(context), { ...input, days: days ?? null });
      return true;
    },
  }),
  giveBattlesBack: t.boolean({
    description: 'Lets the player of a report play again before the time is over, with an audit line. ADMIN only.',
    args: { reportId: t.arg.id() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: async (_root, { reportId }, context) => {
      await giveBattlesBack(context.services, requireViewer(context), reportId);
      return true;
    },
  }),
}));
