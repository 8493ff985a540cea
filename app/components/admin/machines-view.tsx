import { useHydrated } from 'remix-utils/use-hydrated';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { StackedForm } from '../ui/forms';
import { Cluster } from '../ui/layout';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';
import { ActorCard } from './inspector/actor-card';
import { EventLog } from './inspector/event-log';
import { useInspector } from './inspector/use-inspector';

interface MachinesViewProps {
  /** The administrator's own address, filled in at first. */
  email: string;
  /** Whether this very session reports. */
  inspects: boolean;
  /** Why the last switch was refused. */
  problem: string | null;
}

/** The state machines of this browser's pages, live, and the switch that lets a session report. */
export function MachinesView({ email, inspects, problem }: MachinesViewProps) {
  return (
    <Page
      width="narrow"
      title="State machines"
      lead="Live from every reporting page in this browser. Nothing leaves the browser."
    >
      <Section title="Who reports">
        <p>
          {inspects ? 'Your sessions are reporting.' : 'Your sessions aren’t reporting.'} If you switch it on for a
          student, their pages report to their own browser’s developer tools until they log in again. Each switch is
          recorded in the audit log.
        </p>
        <StackedForm>
          <Field label="Email address" error={problem}>
            {(aria) => <TextInput {...aria} name="email" type="email" defaultValue={email} required />}
          </Field>
          <Cluster>
            <Button type="submit" name="on" value="1" size="sm">
              Switch on
            </Button>
            <Button type="submit" name="on" value="0" size="sm">
              Switch off
            </Button>
          </Cluster>
        </StackedForm>
      </Section>
      {useHydrated() ? <LiveMachines /> : null}
    </Page>
  );
}

function LiveMachines() {
  const { actors, log, send } = useInspector();
  return (
    <>
      {actors.length === 0 ? (
        <Section label="Machines">
          <EmptyState heading="h2" title="No machines reporting">
            <p>Switch your own sessions on, then open another page of the site in a second tab.</p>
          </EmptyState>
        </Section>
      ) : null}
      {actors.map((actor) => (
        <ActorCard
          key={actor.key}
          actor={actor}
          onSend={import.meta.env.DEV ? (event) => send(actor.key, event) : null}
        />
      ))}
      <EventLog log={log} />
    </>
  );
}
