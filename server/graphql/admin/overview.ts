import { adminOverview, type AdminOverview as Overview } from '../../modules/admin';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const AdminOverview = builder.objectRef<Overview>('AdminOverview').implement({
  fields: (t) => ({
    people: t.exposeInt('people'),
    classes: t.exposeInt('classes', { description: 'Open ones.' }),
    mails: t.exposeInt('mails', { description: 'In the local outbox.' }),
    questionReports: t.exposeInt('questionReports', { description: 'Without a decision.' }),
    tutorReports: t.exposeInt('tutorReports', { description: 'Not looked at.' }),
    battleReports: t.exposeInt('battleReports', { description: 'Open.' }),
    failedJobs: t.exposeInt('failedJobs'),
    deletions: t.exposeInt('deletions', { description: 'Accounts whose end is planned.' }),
  }),
});

builder.queryField('adminOverview', (t) =>
  t.field({
    type: AdminOverview,
    description: 'What waits for administrators, and how much there is. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => adminOverview(context.services, requireViewer(context)),
  }),
);
