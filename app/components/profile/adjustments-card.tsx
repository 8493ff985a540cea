import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../ui/button';
import { FormProblem } from './form-problem';
import styles from './profile.module.css';
import { type ProfileFormState, stateOf } from './profile-form';

const choices = [
  {
    name: 'spacing',
    label: 'More space in text',
    about: 'Letters, words and lines stand further apart, which many dyslexic readers prefer.',
  },
  { name: 'calm', label: 'No movement', about: 'Nothing slides, bounces or waves, the Martian included.' },
  { name: 'sounds', label: 'Sounds', about: 'A short, soft sound with each right answer.' },
] as const;

interface AdjustmentsCardProps {
  adjustments: readonly string[];
  /** Whether challenges run against a clock; null for people who do not practise. */
  practiceTimer: boolean | null;
  refused: ProfileFormState | null;
}

/** What a person adjusts everywhere; nobody has to give a reason. The page is loaded anew, so that all of it follows. */
export function AdjustmentsCard({ adjustments, practiceTimer, refused }: AdjustmentsCardProps) {
  const { formData } = useNavigation();
  return (
    <section id="adjust" className="card" aria-labelledby="adjust-title">
      <h2 id="adjust-title">Adjust it to you</h2>
      <p>These count on every page and every device of yours. Nobody else sees them.</p>
      <Form method="post" reloadDocument className={styles.adjust}>
        <input type="hidden" name="form" value="adjust" />
        {choices.map(({ name, label, about }) => (
          <label key={name} className={styles.choice}>
            <input type="checkbox" name="adjustment" value={name} defaultChecked={adjustments.includes(name)} />
            <span>
              <b>{label}</b>
              <small>{about}</small>
            </span>
          </label>
        ))}
        {practiceTimer === null ? null : (
          <label className={styles.choice}>
            <input type="checkbox" name="noClock" value="on" defaultChecked={!practiceTimer} />
            <span>
              <b>No clock in challenges</b>
              <small>
                The questions, the marks and the MarsCoins stay the same. It counts from your next challenge on.
              </small>
            </span>
          </label>
        )}
        <FormProblem text={stateOf(refused, 'adjust').errors['']} />
        <Button type="submit" busy={formData?.get('form') === 'adjust'}>
          Save adjustments
        </Button>
      </Form>
    </section>
  );
}
