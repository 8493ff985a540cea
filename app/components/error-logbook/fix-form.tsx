import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { practiceModes } from '../../../rules/practice-modes';
import { Button } from '../ui/button';

const most = practiceModes.ERROR_LOGBOOK.mostQuestions;

interface FixFormProps {
  /** Made with the page: the same button sent twice makes one practice. */
  formKey: string;
  /** Where it is not the page itself that takes it. */
  action?: string;
  /** The errors to redo; none means those that are due, soonest first. */
  errorIds: string[];
  /** Something harder of confirmed errors. */
  challenge?: boolean;
  /** How many questions; ten at most. */
  count: number;
  label?: string;
  main?: boolean;
  children?: ReactNode;
}

/** Starts an ERROR_LOGBOOK practice over these errors: the same skills with new numbers. */
export function FixForm({ formKey, action, errorIds, challenge = false, count, label, main, children }: FixFormProps) {
  const navigation = useNavigation();
  const key = `${formKey}:${challenge ? 'challenge' : (errorIds[0] ?? 'due')}`;
  const busy = navigation.state !== 'idle' && navigation.formData?.get('idempotencyKey') === key;
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="idempotencyKey" value={key} />
      <input type="hidden" name="redoKind" value={challenge ? 'ERROR_CHALLENGE' : 'ERROR_RELATED'} />
      <input type="hidden" name="count" value={Math.min(count, most)} />
      {errorIds.slice(0, most).map((id) => (
        <input key={id} type="hidden" name="errorId" value={id} />
      ))}
      <Button type="submit" variant={main ? 'main' : 'line'} size={main ? 'xl' : 'sm'} busy={busy} aria-label={label}>
        {children ?? 'Fix'}
      </Button>
    </Form>
  );
}
