import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { More } from '../../ui/choices';
import { Field } from '../../ui/field';
import { Cluster, Grow } from '../../ui/layout';
import { Section } from '../../ui/section';
import { TextInput } from '../../ui/text-input';
import styles from './inspector.module.css';
import type { ActorView } from './messages';
import { StateChart } from './state-chart';

interface ActorCardProps {
  actor: ActorView;
  /** Null outside development: machines take events from nobody but their own page. */
  onSend: ((event: string) => void) | null;
}

/** One live actor: where it lives, its state in the picture of its chart, its context. */
export function ActorCard({ actor, onSend }: ActorCardProps) {
  const state = actor.active.at(-1);
  return (
    <Section
      label={`Machine ${actor.name}`}
      title={actor.name}
      note={actor.page}
      aside={<Chip tone={actor.status === 'active' ? 'good' : 'plain'}>{state ?? actor.status}</Chip>}
    >
      {actor.chart === null ? null : <StateChart chart={actor.chart} active={actor.active} />}
      {actor.context === '' ? null : (
        <More summary="Context">
          {/* A box that scrolls must be reachable by keyboard. */}
          <section className={styles.json} tabIndex={0} aria-label={`Context for ${actor.name}`}>
            <pre>{actor.context}</pre>
          </section>
        </More>
      )}
      {onSend === null ? null : <SendForm onSend={onSend} />}
    </Section>
  );
}

function SendForm({ onSend }: { onSend: (event: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('event'));
    const sent = isEvent(text);
    setProblem(sent ? null : 'An event is JSON with a type, such as {"type":"DISMISS"}.');
    if (sent) onSend(text);
  };
  return (
    <Cluster as="form" align="bottom" onSubmit={send}>
      <Grow least={240}>
        <Field label="Send an event" error={problem}>
          {(aria) => <TextInput {...aria} name="event" placeholder='{"type":"DISMISS"}' autoComplete="off" />}
        </Field>
      </Grow>
      <Button type="submit">Send</Button>
    </Cluster>
  );
}

function isEvent(text: string): boolean {
  try {
    const event: unknown = JSON.parse(text);
    return typeof event === 'object' && event !== null && 'type' in event && typeof event.type === 'string';
  } catch {
    return false;
  }
}
