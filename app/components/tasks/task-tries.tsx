import { Form, Link } from '@remix-run/react';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import type { TaskView } from './task-view';

interface TaskTriesProps {
  tries: NonNullable<TaskView['tries']>;
  problem: string | null;
}

/** The tries at a homework: how they went, which one counts, and the way into the next. */
export function TaskTries({ tries: { allowed, canTryAgain, past }, problem }: TaskTriesProps) {
  return (
    <Section title="Tries">
      <p>
        You can do this {allowed} times before it’s due. You get different numbers each time, and your best try counts.
      </p>
      {past.length === 0 ? null : (
        <Rows as="ol">
          {past.map(({ number, to, grade, counts }) => (
            <Row key={number} title={<Link to={to}>Try {number}</Link>} note={grade}>
              {counts ? <Chip tone="good">Counts</Chip> : null}
            </Row>
          ))}
        </Rows>
      )}
      <Alert>{problem}</Alert>
      {canTryAgain ? (
        <Form method="post">
          <Button type="submit" name="intent" value="try-again" variant="line">
            Try again
          </Button>
        </Form>
      ) : null}
    </Section>
  );
}
