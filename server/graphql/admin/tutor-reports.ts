import { listReports, markReport, type ReportedReply } from '../../modules/tutor';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { BotKind } from '../tutor/enums';

const TutorReport = builder.objectRef<ReportedReply>('TutorReport').implement({
  fields: (t) => ({
    talkId: t.exposeID('talkId'),
    number: t.exposeInt('number'),
    text: t.exposeString('text', { description: 'The reply alone. Rich text.' }),
    reason: t.exposeString('reason'),
    bot: t.field({ type: BotKind, resolve: ({ bot }) => bot }),
    scenario: t.exposeString('scenario', { description: 'What the student was doing: an AI scenario.' }),
    isWorded: t.exposeBoolean('isWorded', { description: 'Whether a language model worded it.' }),
    reportedAt: t.field({ type: 'DateTime', resolve: ({ reportedAt }) => reportedAt }),
    seenAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ seenAt }) => seenAt }),
  }),
});

builder.queryField('tutorReports', (t) =>
  t.field({
    type: [TutorReport],
    description: 'Replies of the tutor that students reported, those not looked at first, a hundred. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => listReports(context.services, { viewer: requireViewer(context) }),
  }),
);

builder.mutationField('markTutorReport', (t) =>
  t.boolean({
    description: 'Marks a reported reply as looked at, with an audit line. ADMIN only.',
    args: { talkId: t.arg.id(), number: t.arg.int() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: async (_root, args, context) => {
      await markReport(context.services, { viewer: requireViewer(context), ...args });
      return true;
    },
  }),
);
