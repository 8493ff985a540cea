import { Dialog, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BehaviourProvider } from '../behaviour/behaviour-provider';
import styles from './terms-gate.module.css';

/** The dialog around the terms: it keeps the focus inside, and neither Esc nor a click beside it closes it. */
export function TermsDialog({ children }: { children: ReactNode }) {
  return (
    <BehaviourProvider>
      <Dialog.Root open closeOnEscape={false} closeOnInteractOutside={false} preventScroll trapFocus>
        <Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Positioner className={styles.positioner}>
            <Dialog.Content className={styles.card} aria-labelledby="terms-title">
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </BehaviourProvider>
  );
}
