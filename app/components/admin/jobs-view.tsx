import { Form, Link } from '@remix-run/react';
import { billingPaths } from '../../lib/billing-paths';
import { startCase } from '../../lib/start-case';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { Table } from '../ui/table';

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

const counts = ['Waiting', 'Running', 'Failed', 'Done in 24 h'].map((label) => ({ label, isNumber: true }));

/** What the product does by itself: what waits, what runs, and what failed. */
export function JobsView({ kinds, failed, rows, problem }: JobsViewProps) {
  return (
    <Page
      width="narrow"
      title="Jobs"
      lead="Jobs that run in the background. If a whole job fails, it’s tried five times before it shows up here."
    >
      <Alert>{problem}</Alert>
      <Section title="Kinds">
        <p>
          Payments have their own page: <Link to={billingPaths.adminPayments}>Payments</Link>
        </p>
        {kinds.length === 0 ? (
          <p>No jobs scheduled yet.</p>
        ) : (
          <Table label="Kinds of jobs" columns={['Job', ...counts, 'Last run', 'Next']}>
            {kinds.map((kind) => (
              <tr key={kind.name}>
                <th scope="row">{title(kind.name)}</th>
                <td data-number="">{kind.waiting}</td>
                <td data-number="">{kind.running}</td>
                <td data-number="">{kind.failed}</td>
                <td data-number="">{kind.done}</td>
                <td>{kind.last ?? 'Not in the last two days'}</td>
                <td>{kind.next ?? 'None waiting'}</td>
              </tr>
            ))}
          </Table>
        )}
      </Section>
      <Section title="Failed">
        {failed.length === 0 ? (
          <p>Nothing failed in the last week.</p>
        ) : (
          <Rows>
            {failed.map((job) => (
              <Row
                key={job.id}
                title={<span id={`job-${job.id}`}>{title(job.name)}</span>}
                note={
                  <>
                    {job.reason}
                    <br />
                    Tried {job.tries} times, last on {job.failed}
                  </>
                }
              >
                <Form method="post">
                  <input type="hidden" name="id" value={job.id} />
                  <Button type="submit" size="sm" aria-describedby={`job-${job.id}`}>
                    Try again
                  </Button>
                </Form>
              </Row>
            ))}
          </Rows>
        )}
      </Section>
      <FailedRows rows={rows} />
    </Page>
  );
}

/** Single things that a job could not do, while all the others were done. */
function FailedRows({ rows }: { rows: FailedRow[] }) {
  const jobs = [...new Set(rows.map(({ job }) => job))];
  return (
    <Section title="On hold">
      <p>
        If one thing fails, the rest of the job carries on. It’s retried automatically, less and less often. After ten
        tries it waits for you.
      </p>
      {rows.length === 0 ? <p>Nothing is on hold.</p> : null}
      {jobs.map((job) => {
        const held = rows.filter((row) => row.job === job);
        return (
          <Section
            key={job}
            id={`rows-${job}`}
            title={`${title(job)}: ${held.length}`}
            heading="h3"
            bare
            aside={
              held.length > 1 ? (
                <TryAgain job={job} rowId={null} label="Try all again" of={`rows-${job}-title`} />
              ) : undefined
            }
          >
            <Rows>
              {held.map((row) => (
                <Row
                  key={row.rowId}
                  title={<span id={`row-${job}-${row.rowId}`}>{row.rowId}</span>}
                  note={
                    <>
                      {row.reason}
                      <br />
                      {row.tries === 1 ? 'Tried once' : `Tried ${row.tries} times`}, last on {row.failed}.{' '}
                      {row.next === null ? 'Waiting for you.' : `Next try: ${row.next}.`}
                    </>
                  }
                >
                  <TryAgain job={job} rowId={row.rowId} label="Try again" of={`row-${job}-${row.rowId}`} />
                </Row>
              ))}
            </Rows>
          </Section>
        );
      })}
    </Section>
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
