import {
  listReportShares,
  type MadeShare,
  type ReportShare as ReportShareData,
  setStudentsMayShare,
  shareTaskReport,
  stopReportShare,
} from '../../modules/reports';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const ReportShareView = builder.objectRef<{ device: string; at: Date }>('ReportShareView').implement({
  fields: (t) => ({
    device: t.exposeString('device', { description: 'PHONE, TABLET or COMPUTER.' }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
  }),
});

export const ReportShare = builder.objectRef<ReportShareData>('ReportShare').implement({
  description: 'A link to a report that works now. The link itself is shown once, when it is made.',
  fields: (t) => ({
    id: t.exposeID('id'),
    madeBy: t.exposeString('madeBy', { description: 'YOU, STUDENT or TEACHER.' }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
    viewCount: t.exposeInt('viewCount'),
    views: t.field({
      type: [ReportShareView],
      nullable: true,
      description: 'The latest ten, for the one who shared.',
      resolve: ({ views }) => views,
    }),
  }),
});

const ReportShares = builder
  .objectRef<{ shares: ReportShareData[]; studentsMayShare: boolean }>('ReportShares')
  .implement({
    fields: (t) => ({
      shares: t.field({ type: [ReportShare], resolve: ({ shares }) => shares }),
      studentsMayShare: t.exposeBoolean('studentsMayShare', {
        description: 'Whether students of the class share their own reports whatever their year.',
      }),
    }),
  });

const MadeReportShare = builder.objectRef<MadeShare>('MadeReportShare').implement({
  fields: (t) => ({
    shortUrl: t.exposeString('shortUrl'),
    expiresAt: t.field({ type: 'DateTime', resolve: ({ expiresAt }) => expiresAt }),
  }),
});

builder.queryField('reportShares', (t) =>
  t.field({
    type: ReportShares,
    description: 'Of a report of the viewer, or of a student whom the viewer teaches.',
    args: { studentTaskId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { studentTaskId }, context) =>
      listReportShares(context.services, requireViewer(context), studentTaskId),
  }),
);

builder.mutationFields((t) => ({
  shareTaskReport: t.field({
    type: MadeReportShare,
    description: 'Makes a link for the family. The same form key gives the same link.',
    args: { taskId: t.arg.id(), studentTaskId: t.arg.id(), formKey: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, place, context) => shareTaskReport(context.services, requireViewer(context), place),
  }),
  stopReportShare: t.boolean({
    args: { shareId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { shareId }, context) => {
      await stopReportShare(context.services, requireViewer(context), shareId);
      return true;
    },
  }),
  setStudentsMayShare: t.boolean({
    description: 'Lets the students of a class share their own reports whatever their year, or no longer.',
    args: { classId: t.arg.id(), allowed: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, place, context) => {
      await setStudentsMayShare(context.services, requireViewer(context), place);
      return true;
    },
  }),
}));
