import { Form } from '@remix-run/react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { AccountPage } from '../account-pages/account-page';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { TextInput } from '../ui/text-input';
import styles from './admin.module.css';
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
    <AccountPage
      title="State machines"
      lead="Live from every reporting page in this browser. Nothing leaves the browser."
    >
      <section className={`card ${styles.card}`} aria-labelledby="switch">
        <h2 id="switch">Who reports</h2>
        <p>
          {inspects ? 'Your sessions are reporting.' : 'Your sessions aren’t reporting.'} If you switch it on for a
          student, their pages report to their own browser’s developer tools until they log in again. Each switch is
          recorded in the audit log.
        </p>
        <Form method="post" className={styles.flagForm}>
          <Field label="Email address" error={problem}>
            {(aria) => <TextInput {...aria} name="email" type="email" defaultValue={email} required />}
          </Field>
          <div className={styles.modes}>
            <Button type="submit" name="on" value="1" variant="line" size="sm">
              Switch on
            </Button>
            <Button type="submit" name="on" value="0" variant="line" size="sm">
              Switch off
            </Button>
          </div>
        </Form>
      </section>
      {useHydrated() ? <LiveMachines /> : null}
    </AccountPage>
  );
}

function LiveMachines() {
  const { actors, log, send } = useInspector();
  return (
    <>
      {actors.length === 0 ? (
        <section className="card" aria-label="Machines">
          <EmptyState heading="h2" title="No machines reporting">
            <p>Switch your own sessions on, then open another page of the site in a second tab.</p>
          </EmptyState>
        </section>
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
