import { billingPaths } from '../../lib/billing-paths';
import { paths } from '../../lib/paths';
import { battlePaths } from '../battle/battle-paths';
import { Chip } from '../ui/chip';
import { LinkRow, Rows } from '../ui/lists';
import { Page } from '../ui/page';

interface Overview {
  people: number;
  classes: number;
  mails: number;
  questionReports: number;
  tutorReports: number;
  battleReports: number;
  failedJobs: number;
  deletions: number;
}

/** Everything that an administrator can do, and what waits for one. */
export function OverviewView({ overview }: { overview: Overview }) {
  const { people, classes, mails, questionReports, tutorReports, battleReports, failedJobs, deletions } = overview;
  const places = [
    {
      to: paths.adminQuestionReports,
      title: 'Reported questions',
      about: 'Decide, reply to the student and re-mark.',
      waits: questionReports,
    },
    {
      to: paths.adminTutorReports,
      title: 'Reported replies',
      about: 'What students say is wrong with the tutor.',
      waits: tutorReports,
    },
    {
      to: battlePaths.adminReports,
      title: 'Battle reports',
      about: 'Players reported by others, and answers that came faster than possible.',
      waits: battleReports,
    },
    {
      to: paths.adminPeople,
      title: 'People',
      about: 'See accounts, choose administrators, log someone out.',
      waits: 0,
    },
    {
      to: billingPaths.adminPayments,
      title: 'Payments',
      about: 'Payments, receipts, refunds and problems.',
      waits: 0,
    },
    {
      to: billingPaths.adminReconciliation,
      title: 'Reconciliation',
      about: 'Check our records against the payment provider’s.',
      waits: 0,
    },
    { to: paths.adminJobs, title: 'Jobs', about: 'Background work, and anything that failed.', waits: failedJobs },
    { to: paths.adminFlags, title: 'Feature flags', about: 'Turn features on or off, and choose for whom.', waits: 0 },
    {
      to: paths.adminTemplates,
      title: 'Templates',
      about: 'Every question with its answer key, steps and checks.',
      waits: 0,
    },
    {
      to: paths.adminClasses,
      title: 'Classes',
      about: `${classes} open. See who teaches them and who’s in them.`,
      waits: 0,
    },
    {
      to: paths.adminOutbox,
      title: 'Outbox',
      about: `${mails} emails held here because no mail server is set up.`,
      waits: 0,
    },
    { to: paths.adminMachines, title: 'State machines', about: 'A live view of what a page is doing.', waits: 0 },
    { to: paths.adminAudit, title: 'Audit log', about: 'Who changed what, and when.', waits: 0 },
  ];
  return (
    <Page width="narrow" title="Administration" lead={standing(people, deletions)}>
      <div className="card">
        <Rows columns>
          {places.map(({ to, title, about, waits }) => (
            <LinkRow key={to} to={to} title={title} note={about}>
              {waits === 0 ? null : <Chip tone="warn">{waits} new</Chip>}
            </LinkRow>
          ))}
        </Rows>
      </div>
    </Page>
  );
}

function standing(people: number, deletions: number): string {
  const accounts = people === 1 ? '1 account' : `${people} accounts`;
  if (deletions === 0) return `${accounts}. None due to be deleted.`;
  return `${accounts}, of which ${deletions} ${deletions === 1 ? 'is' : 'are'} due to be deleted.`;
}
