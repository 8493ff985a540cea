import { Form } from '@remix-run/react';
import { Button } from '../ui/button';
import { FormProblem } from './form-problem';
import styles from './profile.module.css';
import { type ProfileFormState, stateOf } from './profile-form';

/** Before everything else while the end of the account is planned: one button undoes it. */
export function StayCard({ deletes, refused }: { deletes: string; refused: ProfileFormState | null }) {
  return (
    <section className={styles.note} aria-labelledby="deletion">
      <h2 id="deletion">This account will be deleted</h2>
      <p>On {deletes} we’ll delete everything in it. Until then it all works, and you can change your mind.</p>
      <FormProblem text={stateOf(refused, 'stay').errors['']} />
      <Form method="post" className={styles.row}>
        <input type="hidden" name="form" value="stay" />
        <Button type="submit" variant="main">
          Keep my account
        </Button>
      </Form>
    </section>
  );
}
