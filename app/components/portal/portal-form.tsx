import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ClassFormState } from '../../lib/class-form';
import { Button } from '../ui/button';
import type { ButtonVariant } from '../ui/button-class';
import { focusRefused } from '../ui/focus-refused';
import styles from './portal.module.css';

interface PortalFormProps {
  intent: string;
  /** What the last form of the page came back with; only this form's own is shown here. */
  reply: ClassFormState | undefined;
  submit: string;
  variant?: ButtonVariant;
  children?: ReactNode;
}

/** One of a page's forms, which its `intent` tells apart. After a refusal the first wrong field has the focus. */
export function PortalForm({ intent, reply, submit, variant = 'line', children }: PortalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const own = reply?.intent === intent ? reply : undefined;
  const sending = useNavigation().formData?.get('intent') === intent;
  useEffect(() => {
    if (own !== undefined && form.current !== null) focusRefused(form.current);
  }, [own]);
  return (
    <Form method="post" ref={form} className={styles.form} noValidate>
      {own?.message ? (
        <p role="alert" tabIndex={-1} className={styles.problem}>
          {own.message}
        </p>
      ) : null}
      {children}
      <Button type="submit" name="intent" value={intent} variant={variant} busy={sending}>
        {submit}
      </Button>
    </Form>
  );
}
