import { Form, Link } from '@remix-run/react';
import { billingPaths } from '../../lib/billing-paths';
import { startCase } from '../../lib/start-case';
import { AccountPage } from '../account-pages/account-page';
import { Button } from '../ui/button';
import admin from './admin.module.css';
import styles from './jobs.module.css';

interface FailedRow {
  job: string;
  rowId: string;
  reason: string;
  tries: number;
  failed: string;
  /** When it is tried again, in words; null where it waits for somebody. */
  next: string | null;
}

interface JobsViewProps {
  kinds: {
    name: string;
    waiting: number;
    running: number;
    failed: number;
    done: number;
    /** When one ended last, in words. */
    last: string | null;
    /** When the next one is due, in words. */
    next: string | null;
  }[];
  failed: { id: string; name: string; reason: string; tries: number; failed: string }[];
  rows: FailedRow[];
  problem: string | null;
}

/** What the product does by itself: what waits, what runs, and what failed. */
export function JobsView({ kinds, failed, rows, problem }: JobsViewProps) {
  return (
    <AccountPage
      title="Jobs"
      lead="Jobs that run in the background. If a whole job fails, it’s tried five times before it shows up here."
    >
      {problem === null ? null : (
        <p role="alert" className={admin.problem}>
          {problem}
        </p>
      )}
      <section className="card" aria-labelledby="kinds">
        <h2 id="kinds">Kinds</h2>
        <p>
          Payments have their own page: <Link to={billingPaths.adminPayments}>Payments</Link>
        </p>
        {kinds.length === 0 ? (
          <p>No jobs scheduled yet.</p>
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
                  <th scope="col">Last run</th>
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
                    <td>{kind.last ?? 'Not in the last two days'}</td>
                    <td>{kind.next ?? 'None waiting'}</td>
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
      <FailedRows rows={rows} />
    </AccountPage>
  );
}

/** Single things that a job could not do, while all the others were done. */
function FailedRows({ rows }: { rows: FailedRow[] }) {
  const jobs = [...new Set(rows.map(({ job }) => job))];
  return (
    <section className="card" aria-labelledby="rows">
      <h2 id="rows">On hold</h2>
      <p>
        If one thing fails, the rest of the job carries on. It’s retried automatically, less and less often. After ten
        tries it waits for you.
      </p>
      {rows.length === 0 ? <p>Nothing is on hold.</p> : null}
      {jobs.map((job) => {
        const held = rows.filter((row) => row.job === job);
        return (
          <section key={job} aria-labelledby={`rows-${job}`}>
            <h3 id={`rows-${job}`}>
              {title(job)}: {held.length}
            </h3>
            {held.length > 1 ? <TryAgain job={job} rowId={null} label="Try all again" of={`rows-${job}`} /> : null}
            <ul className={styles.failed}>
              {held.map((row) => (
                <li key={row.rowId}>
                  <p>
                    <b id={`row-${job}-${row.rowId}`}>{row.rowId}</b>
                    <span>{row.reason}</span>
                    <small>
                      {row.tries === 1 ? 'Tried once' : `Tried ${row.tries} times`}, last on {row.failed}.{' '}
                      {row.next === null ? 'Waiting for you.' : `Next try: ${row.next}.`}
                    </small>
                  </p>
                  <TryAgain job={job} rowId={row.rowId} label="Try again" of={`row-${job}-${row.rowId}`} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

function TryAgain({ job, rowId, label, of }: { job: string; rowId: string | null; label: string; of: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="job" value={job} />
      {rowId === null ? null : <input type="hidden" name="rowId" value={rowId} />}
      <Button type="submit" size="sm" aria-describedby={of}>
        {label}
      </Button>
    </Form>
  );
}

/** "teacher-digest" → "Teacher digest". */
function title(name: string): string {
  const words = startCase(name.replaceAll('-', '_')).toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
