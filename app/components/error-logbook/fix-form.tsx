import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button';

interface FixFormProps {
  courseId: string;
  /** The errors to redo; none means those that are due, oldest first. */
  errorIds: string[];
  /** How many questions; 40 at most. */
  count: number;
  label: string;
  main?: boolean;
  children?: ReactNode;
}

/** Starts an ERROR_LOGBOOK practice over these errors: the same skills with new numbers. */
export function FixForm({ courseId, errorIds, count, label, main = false, children = 'Fix' }: FixFormProps) {
  const navigation = useNavigation();
  const busy = navigation.state !== 'idle' && navigation.formData?.get('key') === keyOf(errorIds);
  return (
    <Form method="post">
      <input type="hidden" name="courseId" value={courseId} />
      <input type="hidden" name="count" value={Math.min(count, 40)} />
      <input type="hidden" name="key" value={keyOf(errorIds)} />
      {errorIds.slice(0, 40).map((id) => (
        <input key={id} type="hidden" name="errorId" value={id} />
      ))}
      <Button type="submit" variant={main ? 'main' : 'line'} size={main ? 'xl' : 'sm'} busy={busy} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}

function keyOf(errorIds: string[]): string {
  return errorIds[0] ?? 'due';
}
