import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ClassFormState } from '../../lib/class-form';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import type { ButtonVariant } from '../ui/button-class';
import { focusRefused } from '../ui/focus-refused';
import { Cluster, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';

interface PortalFormProps {
  intent: string;
  /** What the last form of the page came back with; only this form's own is shown here. */
  reply: ClassFormState | undefined;
  submit: string;
  variant?: ButtonVariant;
  /** Where whoever gives up goes: for forms that change something. */
  cancel?: string;
  children?: ReactNode;
}

/** One of a page's forms, which its `intent` tells apart. After a refusal the first wrong field has the focus. */
export function PortalForm({ intent, reply, submit, variant = 'line', cancel, children }: PortalFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const own = reply?.intent === intent ? reply : undefined;
  const sending = useNavigation().formData?.get('intent') === intent;
  useEffect(() => {
    if (own !== undefined && form.current !== null) focusRefused(form.current);
  }, [own]);
  return (
    <Form method="post" ref={form} noValidate>
      <Stack>
        <Alert>{own?.message}</Alert>
        {children}
        <Cluster>
          <Button type="submit" name="intent" value={intent} variant={variant} busy={sending}>
            {submit}
          </Button>
          {cancel === undefined ? null : (
            <LinkButton to={cancel} variant="quiet">
              Cancel
            </LinkButton>
          )}
        </Cluster>
      </Stack>
    </Form>
  );
}
