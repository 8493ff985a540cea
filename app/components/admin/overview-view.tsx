import { Link } from '@remix-run/react';
import { billingPaths } from '../../lib/billing-paths';
import { paths } from '../../lib/paths';
import { AccountPage } from '../account-pages/account-page';
import { battlePaths } from '../battle/battle-paths';
import { Chip } from '../ui/chip';
import styles from './overview.module.css';

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
      about: 'Decide, answer the student, and have the marks made anew.',
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
      about: 'Players whom others reported, and answers quicker than thought.',
      waits: battleReports,
    },
    {
      to: paths.adminPeople,
      title: 'People',
      about: 'Who has an account, who is an administrator, and logging somebody out.',
      waits: 0,
    },
    {
      to: billingPaths.adminPayments,
      title: 'Payments',
      about: 'Every payment with its receipt, and what went wrong with it.',
      waits: 0,
    },
    {
      to: billingPaths.adminReconciliation,
      title: 'Reconciliation',
      about: 'Our books beside those of the provider of payments.',
      waits: 0,
    },
    { to: paths.adminJobs, title: 'Jobs', about: 'Work that goes on by itself, and what failed.', waits: failedJobs },
    { to: paths.adminFlags, title: 'Feature flags', about: 'What is on, what is off, and for whom.', waits: 0 },
    {
      to: paths.adminTemplates,
      title: 'Templates',
      about: 'Every question with its key, its steps and its checks.',
      waits: 0,
    },
    { to: paths.adminClasses, title: 'Classes', about: `${classes} open. Who teaches, and who is in them.`, waits: 0 },
    { to: paths.adminOutbox, title: 'Outbox', about: `${mails} mails, where no mail server is set.`, waits: 0 },
    { to: paths.adminMachines, title: 'State machines', about: 'A live view of what a person’s page does.', waits: 0 },
    { to: paths.adminAudit, title: 'Audit log', about: 'Who decided what, and when.', waits: 0 },
  ];
  return (
    <AccountPage title="Administration" lead={standing(people, deletions)}>
      <ul className={styles.places}>
        {places.map(({ to, title, about, waits }) => (
          <li key={to}>
            <Link to={to} className="card">
              <span>
                <b>{title}</b>
                {waits === 0 ? null : <Chip tone="warn">{waits} new</Chip>}
              </span>
              <small>{about}</small>
            </Link>
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}

function standing(people: number, deletions: number): string {
  const accounts = people === 1 ? '1 account' : `${people} accounts`;
  if (deletions === 0) return `${accounts}. None is about to be deleted.`;
  return `${accounts}, of which ${deletions} ${deletions === 1 ? 'is' : 'are'} about to be deleted.`;
}
