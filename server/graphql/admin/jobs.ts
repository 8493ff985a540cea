import { listFailedJobs, listFailedRows, listJobKinds, retryJob, retryRow } from '../../modules/jobs';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const JobKind = builder.objectRef<Awaited<ReturnType<typeof listJobKinds>>[number]>('JobKind').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    waiting: t.exposeInt('waiting', { description: 'Due now or later, the retries of failed runs included.' }),
    running: t.exposeInt('running'),
    failed: t.exposeInt('failed'),
    done: t.exposeInt('done', { description: 'In the last 24 hours.' }),
    lastAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When one ended last; null where none did in the last two days.',
      resolve: ({ lastAt }) => lastAt,
    }),
    nextAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ nextAt }) => nextAt }),
  }),
});

const FailedJob = builder.objectRef<Awaited<ReturnType<typeof listFailedJobs>>[number]>('FailedJob').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    reason: t.exposeString('reason'),
    tries: t.exposeInt('tries'),
    failedAt: t.field({ type: 'DateTime', resolve: ({ failedAt }) => failedAt }),
  }),
});

const FailedRow = builder.objectRef<Awaited<ReturnType<typeof listFailedRows>>[number]>('FailedRow').implement({
  description: 'What a job could not do for one row, such as one renewal; the others were served.',
  fields: (t) => ({
    job: t.exposeString('job'),
    rowId: t.exposeString('rowId'),
    reason: t.exposeString('reason'),
    tries: t.exposeInt('tries'),
    failedAt: t.field({ type: 'DateTime', resolve: ({ failedAt }) => failedAt }),
    nextTryAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null where it waits for an administrator.',
      resolve: ({ nextTryAt }) => nextTryAt,
    }),
  }),
});

builder.queryFields((t) => ({
  jobKinds: t.field({
    type: [JobKind],
    description: 'Every kind of job. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => listJobKinds(context.services, requireViewer(context)),
  }),
  failedJobs: t.field({
    type: [FailedJob],
    description: 'Jobs that failed as often as they may, the newest first, fifty at most. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => listFailedJobs(context.services, requireViewer(context)),
  }),
  failedRows: t.field({
    type: [FailedRow],
    description: 'Rows that jobs could not serve, those that wait for somebody first, 200 at most. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => listFailedRows(context.services, requireViewer(context)),
  }),
}));

builder.mutationField('retryJob', (t) =>
  t.boolean({
    description: 'Puts a failed job in line again, with an audit line. ADMIN only.',
    args: { id: t.arg.id() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: async (_root, { id }, context) => {
      await retryJob(context.services, requireViewer(context), id);
      return true;
    },
  }),
);

builder.mutationField('retryRow', (t) =>
  t.boolean({
    description: 'Lets a job try a row again at its next round, or all of its rows. With an audit line. ADMIN only.',
    args: { job: t.arg.string(), rowId: t.arg.string({ required: false }) },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: async (_root, { job, rowId }, context) => {
      await retryRow(context.services, requireViewer(context), { job, rowId: rowId ?? null });
      return true;
    },
  }),
);
