import { listFailedJobs, listJobKinds, retryJob } from '../../modules/jobs';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const JobKind = builder.objectRef<Awaited<ReturnType<typeof listJobKinds>>[number]>('JobKind').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    waiting: t.exposeInt('waiting', { description: 'Due now or later, the retries of failed runs included.' }),
    running: t.exposeInt('running'),
    failed: t.exposeInt('failed'),
    done: t.exposeInt('done', { description: 'In the last 24 hours.' }),
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
