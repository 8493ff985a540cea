import { Form } from '@remix-run/react';
import { Alert, Callout } from '../ui/alert';
import { Button } from '../ui/button';
import { type ProfileFormState, stateOf } from './profile-form';

/** Before everything else while the end of the account is planned: one button undoes it. */
export function StayCard({ deletes, refused }: { deletes: string; refused: ProfileFormState | null }) {
  return (
    <Callout as="section" tone="warn" aria-labelledby="deletion">
      <h2 id="deletion">This account will be deleted</h2>
      <p>On {deletes} we’ll delete everything in it. Until then it all works, and you can change your mind.</p>
      <Alert>{stateOf(refused, 'stay').errors['']}</Alert>
      <Form method="post">
        <input type="hidden" name="form" value="stay" />
        <Button type="submit" variant="main">
          Keep my account
        </Button>
      </Form>
    </Callout>
  );
}
