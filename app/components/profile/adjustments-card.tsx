import { Form, useNavigation } from '@remix-run/react';
import { Alert } from '../ui/alert';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { Tick } from '../ui/choices';
import { Cluster, Stack } from '../ui/layout';
import { Section } from '../ui/section';
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
    <Section
      id="adjust"
      title="Make it work for you"
      note="These apply on every page and device you use. Nobody else sees them."
    >
      <Stack as={Form} method="post" reloadDocument>
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
          <Tick key={name} name="adjustment" value={name} defaultChecked={ticked.includes(name)} note={about}>
            <b>{label}</b>
          </Tick>
        ))}
        {practiceTimer === null ? null : (
          <Tick
            name="noClock"
            value="on"
            defaultChecked={noClock === 'on'}
            note="The questions, marks and MarsCoins stay the same. It applies from your next challenge."
          >
            <b>No timer in challenges</b>
          </Tick>
        )}
        <Alert>{state.errors['']}</Alert>
        <Cluster>
          <Button type="submit" busy={formData?.get('form') === 'adjust'}>
            Save adjustments
          </Button>
        </Cluster>
      </Stack>
    </Section>
  );
}
