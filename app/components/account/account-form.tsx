import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AccountFormState } from '../../lib/account-forms';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { focusRefused } from '../ui/focus-refused';
import { Stack } from '../ui/layout';
import { PuzzleNote } from './puzzle-note';
import { usePuzzle } from './use-puzzle';

interface AccountFormProps {
  state: AccountFormState;
  submit: string;
  /** Where it is sent; the page itself when left out. */
  action?: string;
  children: ReactNode;
}

/**
 * A form that works without scripts. With them, the first wrong field gets the focus after a failed try, and a puzzle that
 * holds the form up is solved by itself.
 */
export function AccountForm({ state, submit, action, children }: AccountFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === 'POST';
  const puzzle = usePuzzle(form, state.puzzle);
  useEffect(() => {
    const isRefused = Object.keys(state.errors).length > 0 || state.message !== null;
    if (isRefused && form.current !== null) focusRefused(form.current);
  }, [state]);
  return (
    <Form method="post" action={action} ref={form} noValidate>
      <Stack>
        <Alert>{state.message}</Alert>
        {children}
        {state.puzzle === null ? null : <PuzzleNote puzzle={state.puzzle} state={puzzle} sending={sending} />}
        <Button type="submit" variant="main" size="xl" full busy={sending || puzzle === 'solving'}>
          {submit}
        </Button>
      </Stack>
    </Form>
  );
}
