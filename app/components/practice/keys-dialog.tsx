import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Cluster } from '../ui/layout';
import { isEmptyField, isTyping } from './is-typing';
import styles from './keys-dialog.module.css';

/** The list of keys, opened with `?`. The browser's own dialog: Esc closes it and the focus goes back. */
export function KeysDialog({ choices }: { choices: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // The field has the focus all the time; no answer begins with a question mark.
      const taken = isTyping(event.target) && !isEmptyField(event.target);
      if (event.key !== '?' || taken || dialog.current?.open === true) return;
      event.preventDefault();
      dialog.current?.showModal();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="keys-title">
      <Cluster justify="between">
        <h2 id="keys-title">Keys</h2>
        <Button variant="quiet" size="sm" aria-label="Close" onClick={() => dialog.current?.close()}>
          <X aria-hidden size={20} />
        </Button>
      </Cluster>
      <dl className={styles.keys}>
        <dt>
          <kbd>Enter</kbd>
        </dt>
        <dd>Check the answer, or go to the next question</dd>
        {choices ? (
          <>
            <dt>
              <kbd>1</kbd> to <kbd>9</kbd>
            </dt>
            <dd>Choose an option</dd>
          </>
        ) : null}
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>Close the open panel</dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>This list</dd>
      </dl>
    </dialog>
  );
}
