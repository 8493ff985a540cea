import { Form, useNavigation } from '@remix-run/react';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { FormProblem } from './form-problem';
import styles from './profile.module.css';
import { type ProfileFormState, stateOf } from './profile-form';

const choices = [
  {
    name: 'spacing',
    label: 'More space in text',
    about: 'More space between letters, words and lines, which many dyslexic readers prefer.',
  },
  { name: 'calm', label: 'No movement', about: 'Nothing slides, bounces or waves, the Martian included.' },
  { name: 'sounds', label: 'Sounds', about: 'A short, soft sound with each correct answer.' },
] as const;

const inOrder = (names: readonly string[]) => names.filter((name) => name !== '').toSorted();
const labelsOf = (names: string[]) =>
  choices
    .filter(({ name }) => names.includes(name))
    .map(({ label }) => label)
    .join(', ') || 'None';
const clockText = ([noClock]: string[]) => (noClock === 'on' ? 'No timer in challenges' : 'With a timer');

interface AdjustmentsCardProps {
  adjustments: readonly string[];
  /** Whether challenges run against a clock; null for people who do not practise. */
  practiceTimer: boolean | null;
  refused: ProfileFormState | null;
}

/** What a person adjusts everywhere; nobody has to give a reason. The page is loaded anew, so that all of it follows. */
export function AdjustmentsCard({ adjustments, practiceTimer, refused }: AdjustmentsCardProps) {
  const { formData } = useNavigation();
  const state = stateOf(refused, 'adjust');
  const ticked = state.values.adjustment?.split(' ') ?? adjustments;
  const noClock = state.values.noClock ?? (practiceTimer === false ? 'on' : '');
  return (
    <section id="adjust" className="card" aria-labelledby="adjust-title">
      <h2 id="adjust-title">Make it work for you</h2>
      <p>These apply on every page and device you use. Nobody else sees them.</p>
      <Form method="post" reloadDocument className={styles.adjust}>
        <input type="hidden" name="form" value="adjust" />
        {['', ...adjustments, ...(practiceTimer === false ? ['no-clock'] : [])].map((name) => (
          <input key={name} type="hidden" name="seen" value={name} />
        ))}
        {state.isConflict ? (
          <BothVersions
            by={null}
            at={null}
            lead="You changed your adjustments in another window."
            fields={[
              { name: 'adjustment', label: 'Adjustments', mine: inOrder(ticked), theirs: inOrder(adjustments) },
              { name: 'noClock', label: 'Clock', mine: [noClock], theirs: [practiceTimer === false ? 'on' : ''] },
            ]}
            show={(name, values) => (name === 'noClock' ? clockText(values) : labelsOf(values))}
          />
        ) : null}
        {choices.map(({ name, label, about }) => (
          <label key={name} className={styles.choice}>
            <input type="checkbox" name="adjustment" value={name} defaultChecked={ticked.includes(name)} />
            <span>
              <b>{label}</b>
              <small>{about}</small>
            </span>
          </label>
        ))}
        {practiceTimer === null ? null : (
          <label className={styles.choice}>
            <input type="checkbox" name="noClock" value="on" defaultChecked={noClock === 'on'} />
            <span>
              <b>No timer in challenges</b>
              <small>The questions, marks and MarsCoins stay the same. It applies from your next challenge.</small>
            </span>
          </label>
        )}
        <FormProblem text={state.errors['']} />
        <Button type="submit" busy={formData?.get('form') === 'adjust'}>
          Save adjustments
        </Button>
      </Form>
    </section>
  );
}
