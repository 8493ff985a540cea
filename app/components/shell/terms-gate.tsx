import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { paths } from '../../lib/paths';
import { inspectOption } from '../../machines/inspection';
import { termsGateMachine } from '../../machines/terms-gate';
import { behaviour } from '../behaviour/behaviour';
import { useBehaviour } from '../behaviour/use-behaviour';
import { TermsCard } from './terms-card';
import styles from './terms-gate.module.css';

/**
 * The blocking terms dialog. Nothing closes it but "I agree". The first HTML holds the same card as a plain form, so that
 * it works without scripts, and when the dialog cannot be fetched.
 */
export function TermsGate({ accepted }: { accepted: boolean }) {
  const machine = useMemo(
    () =>
      termsGateMachine.provide({
        actors: { recordAcceptance: fromPromise(recordAcceptance) },
        actions: { reloadPage: () => window.location.reload() },
      }),
    [],
  );
  const [state, send] = useMachine(machine, { input: { accepted }, ...inspectOption() });
  const parts = useBehaviour();
  useEffect(() => void behaviour.fetch(), []);
  if (state.matches('accepted')) return null;
  const card = (
    <TermsCard
      busy={state.matches('recording')}
      problem={state.context.problem}
      onAgree={() => send({ type: 'AGREE' })}
    />
  );
  if (parts !== null) return <parts.TermsDialog>{card}</parts.TermsDialog>;
  return (
    <div className={styles.backdrop}>
      <div className={styles.positioner}>
        <div role="dialog" aria-modal="true" aria-labelledby="terms-title" className={styles.card}>
          {card}
        </div>
      </div>
    </div>
  );
}

/** Rejects with the sentence to show. */
async function recordAcceptance(): Promise<void> {
  const response = await fetch(paths.api.terms, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(),
  }).catch(() => null);
  if (response?.ok) return;
  const answer: { message?: string } = (await response?.json().catch(() => ({}))) ?? {};
  throw new Error(answer.message ?? '');
}
