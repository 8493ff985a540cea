import { classCoins } from '../../../rules/class-coins';
import type { ClassFormState } from '../../lib/class-form';
import { TextField } from '../account/text-field';
import { PotProgress } from '../classes/pot-progress';
import { Chip } from '../ui/chip';
import { More } from '../ui/choices';
import { Cluster, Grow } from '../ui/layout';
import { Section } from '../ui/section';
import { PortalForm } from './portal-form';

export interface PotData {
  id: string;
  title: string;
  goal: number;
  sum: number;
  givers: number;
  /** The class has what it saved for. */
  given: boolean;
}

interface PotCardProps {
  school: { archivedAt: string | null };
  pot: PotData | null;
  creationKey: string;
  reply: ClassFormState | undefined;
}

/** What the class is saving for, with the teacher's part in it. */
export function PotCard({ school, pot, creationKey, reply }: PotCardProps) {
  return (
    <Section title="Class pot">
      {pot === null ? (
        <p className="small muted">
          Your class can save up coins for a treat from you, such as 20 minutes of maths games. Students add as many as
          they like. If you close the pot, everyone gets their coins back.
        </p>
      ) : (
        <>
          <Cluster as="p">
            <Grow as="b">{pot.title}</Grow> {pot.given ? <Chip tone="good">Given</Chip> : null}
          </Cluster>
          <PotProgress pot={pot} />
          {pot.given ? null : <PotForms pot={pot} reply={reply} />}
        </>
      )}
      {(pot === null || pot.given) && school.archivedAt === null ? (
        <OpenForm key={pot?.id ?? 'first'} creationKey={creationKey} reply={reply} />
      ) : null}
    </Section>
  );
}

function PotForms({ pot, reply }: Pick<PotCardProps, 'reply'> & { pot: PotData }) {
  return (
    <>
      {pot.sum < pot.goal ? null : (
        <PortalForm intent="give-pot" reply={reply} submit="Mark as given" variant="main">
          <input type="hidden" name="pot" value={pot.id} />
        </PortalForm>
      )}
      <More summary="Close the pot…">
        <p>Everyone gets back exactly what they put in, even if they’ve left the class.</p>
        <PortalForm intent="close-pot" reply={reply} submit="Yes, return the coins">
          <input type="hidden" name="pot" value={pot.id} />
        </PortalForm>
      </More>
    </>
  );
}

function OpenForm({ creationKey, reply }: Pick<PotCardProps, 'creationKey' | 'reply'>) {
  const own = reply?.intent === 'open-pot' ? reply : undefined;
  const { lowestGoal, highestGoal, longestReward } = classCoins;
  return (
    <PortalForm intent="open-pot" reply={reply} submit="Open the pot">
      <input type="hidden" name="creationKey" value={creationKey} />
      <TextField
        label="What the class is saving for"
        hint="Students will see exactly what you write."
        name="title"
        autoComplete="off"
        maxLength={longestReward}
        defaultValue={own?.values.title}
        error={own?.errors.title}
      />
      <TextField
        label="Goal in coins"
        hint={`${lowestGoal} to ${highestGoal.toLocaleString('en-AU')}. A student earns 200 to 300 in a busy week of practice.`}
        name="goal"
        type="number"
        min={lowestGoal}
        max={highestGoal}
        defaultValue={own?.values.goal ?? lowestGoal}
        error={own?.errors.goal}
      />
    </PortalForm>
  );
}
