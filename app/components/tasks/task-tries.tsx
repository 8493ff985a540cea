import { Form, Link } from '@remix-run/react';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import type { TaskView } from './task-view';
import styles from './tasks.module.css';

interface TaskTriesProps {
  tries: NonNullable<TaskView['tries']>;
  problem: string | null;
}

/** The tries at a homework: how they went, which one counts, and the way into the next. */
export function TaskTries({ tries: { allowed, canTryAgain, past }, problem }: TaskTriesProps) {
  return (
    <section className="card" aria-labelledby="tries">
      <h2 id="tries">Tries</h2>
      <p>
        You can do this {allowed} times before it’s due. You get different numbers each time, and your best try counts.
      </p>
      {past.length === 0 ? null : (
        <ol className={styles.tries}>
          {past.map(({ number, to, grade, counts }) => (
            <li key={number}>
              <Link to={to}>Try {number}</Link>
              {grade === null ? null : <span className="num">{grade}</span>}
              {counts ? <Chip tone="good">Counts</Chip> : null}
            </li>
          ))}
        </ol>
      )}
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {canTryAgain ? (
        <Form method="post">
          <Button type="submit" name="intent" value="try-again" variant="line">
            Try again
          </Button>
        </Form>
      ) : null}
    </section>
  );
}
