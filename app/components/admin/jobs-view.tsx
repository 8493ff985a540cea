import { Form, Link } from '@remix-run/react';
import { billingPaths } from '../../lib/billing-paths';
import { startCase } from '../../lib/start-case';
import { AccountPage } from '../account-pages/account-page';
import { Button } from '../ui/button';
import admin from './admin.module.css';
import styles from './jobs.module.css';

interface JobsViewProps {
  kinds: {
    name: string;
    waiting: number;
    running: number;
    failed: number;
    done: number;
    /** When the next one is due, in words. */
    next: string | null;
  }[];
  failed: { id: string; name: string; reason: string; tries: number; failed: string }[];
  problem: string | null;
}

/** What the product does by itself: what waits, what runs, and what failed. */
export function JobsView({ kinds, failed, problem }: JobsViewProps) {
  return (
    <AccountPage title="Jobs" lead="Work that goes on by itself. What fails is tried five times before it stands here.">
      {problem === null ? null : (
        <p role="alert" className={admin.problem}>
          {problem}
        </p>
      )}
      <section className="card" aria-labelledby="kinds">
        <h2 id="kinds">Kinds</h2>
        <p>
          Money has pages of its own: <Link to={billingPaths.adminPayments}>Payments</Link>
        </p>
        {kinds.length === 0 ? (
          <p>No job was scheduled yet.</p>
        ) : (
          // A table that scrolls must be reachable by keyboard.
          <section className={styles.scroll} tabIndex={0} aria-label="Kinds of jobs">
            <table className={styles.kinds}>
              <thead>
                <tr>
                  <th scope="col">Job</th>
                  <th scope="col">Waiting</th>
                  <th scope="col">Running</th>
                  <th scope="col">Failed</th>
                  <th scope="col">Done in 24 h</th>
                  <th scope="col">Next</th>
                </tr>
              </thead>
              <tbody>
                {kinds.map((kind) => (
                  <tr key={kind.name}>
                    <th scope="row">{title(kind.name)}</th>
                    <td className="num">{kind.waiting}</td>
                    <td className="num">{kind.running}</td>
                    <td className="num">{kind.failed}</td>
                    <td className="num">{kind.done}</td>
                    <td>{kind.next ?? 'None waits'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </section>
      <section className="card" aria-labelledby="failed">
        <h2 id="failed">Failed</h2>
        {failed.length === 0 ? (
          <p>Nothing failed in the last week.</p>
        ) : (
          <ul className={styles.failed}>
            {failed.map((job) => (
              <li key={job.id}>
                <p>
                  <b id={`job-${job.id}`}>{title(job.name)}</b>
                  <span>{job.reason}</span>
                  <small>
                    Tried {job.tries} times, last on {job.failed}
                  </small>
                </p>
                <Form method="post">
                  <input type="hidden" name="id" value={job.id} />
                  <Button type="submit" size="sm" aria-describedby={`job-${job.id}`}>
                    Try again
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </section>
    </AccountPage>
  );
}

/** "teacher-digest" → "Teacher digest". */
function title(name: string): string {
  const words = startCase(name.replaceAll('-', '_')).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
