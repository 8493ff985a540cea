import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { More } from './choices';
import { Cluster, Stack } from './layout';

interface ConfirmFormProps {
  /** "Delete…" */
  summary: string;
  /** Which one, for people who hear the page. */
  label?: string;
  /** What is sent along. */
  fields: Record<string, string>;
  intent: string;
  /** "Yes, delete it" */
  submit: string;
  /** A sentence that says what it does. */
  children?: ReactNode;
}

/** A second press before something that cannot be taken back; works without scripts. */
export function ConfirmForm({ summary, label, fields, intent, submit, children }: ConfirmFormProps) {
  return (
    <More summary={summary} label={label}>
      <Stack as={Form} gap={2} method="post" preventScrollReset>
        {children === undefined ? null : <p>{children}</p>}
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Cluster>
          <Button type="submit" name="intent" value={intent} size="sm">
            {submit}
          </Button>
        </Cluster>
      </Stack>
    </More>
  );
}
