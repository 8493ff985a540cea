import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { paths } from '../../lib/paths';
import { inspectOption } from '../../machines/inspection';
import { termsGateMachine } from '../../machines/terms-gate';
import { TermsCard } from './terms-card';
import styles from './terms-gate.module.css';

/**
 * The blocking terms dialog. Nothing closes it but "I agree". It is open in the first HTML and its card is a plain form, so
 * that it works without scripts.
 */
export function TermsGate({ accepted }: { accepted: boolean }) {
  const machine = useMemo(
    () =>
      termsGateMachine.provide({
        actors: { recordAcceptance: fromPromise(recordAcceptance) },
        actions: { reloadPage: loadAgain },
      }),
    [],
  );
  const [state, send] = useMachine(machine, { input: { accepted }, ...inspectOption() });
  if (state.matches('accepted')) return null;
  return (
    <BlockingDialog>
      <TermsCard
        busy={state.matches('recording')}
        problem={state.context.problem}
        onAgree={() => send({ type: 'AGREE' })}
      />
    </BlockingDialog>
  );
}

/** Not `reload()`, which `follow-new-release.tsx` would hold back for a moment. */
function loadAgain(): void {
  window.location.replace(window.location.pathname + window.location.search);
}

/** A dialog over the whole page. With scripts it is modal: the browser keeps the focus inside, and Esc does not close it. */
function BlockingDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current === null) return;
    const beModal = () => {
      current.close();
      current.showModal();
    };
    beModal();
    // Browsers let a second Esc, or the phone's back gesture, close a dialog whatever the page says.
    const reopen = () => {
      if (!current.open) current.showModal();
    };
    const refuse = (event: Event) => event.preventDefault();
    current.addEventListener('cancel', refuse);
    current.addEventListener('close', reopen);
    return () => {
      current.removeEventListener('cancel', refuse);
      current.removeEventListener('close', reopen);
    };
  }, []);
  return (
    <div className={styles.backdrop}>
      <dialog ref={dialog} open aria-modal="true" aria-labelledby="terms-title" className={styles.dialog}>
        <div className={styles.card}>{children}</div>
      </dialog>
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
