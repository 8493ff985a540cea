import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../ui/button';
import styles from './account-page.module.css';

/** The clock of challenges, on or off: an adjustment that nobody has to give a reason for. A plain form. */
export function PracticeClockForm({ on }: { on: boolean }) {
  const { formData } = useNavigation();
  return (
    <section id="practice-clock" className="card" aria-labelledby="practice-clock-title">
      <h2 id="practice-clock-title">Clock in challenges</h2>
      <p>
        A challenge has one clock for the whole set, from your own usual pace. You can do without it: the questions, the
        marks and the MarsCoins stay the same. It counts from your next challenge on, and nobody else sees it.
      </p>
      <Form method="post" preventScrollReset className={styles.switchRow}>
        <fieldset>
          <legend className="sr">Clock in challenges</legend>
          <label>
            <input type="radio" name="practiceTimer" value="on" defaultChecked={on} /> With the clock
          </label>
          <label>
            <input type="radio" name="practiceTimer" value="off" defaultChecked={!on} /> Without a clock
          </label>
        </fieldset>
        <Button type="submit" busy={formData?.has('practiceTimer') ?? false}>
          Save
        </Button>
      </Form>
    </section>
  );
}
