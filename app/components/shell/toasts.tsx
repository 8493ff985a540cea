import { createToaster, Toast, Toaster } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { BehaviourProvider } from '../behaviour/behaviour-provider';
import styles from './toast-region.module.css';
import { takeToasts } from './toaster';

const shown = createToaster({ placement: 'bottom', pauseOnPageIdle: true, max: 3, duration: 5000 });

/** Shows toasts, each for a while. Announced politely; errors at once. */
export function Toasts() {
  useEffect(() => takeToasts((toast) => shown.create(toast)), []);
  return (
    <BehaviourProvider>
      <Toaster toaster={shown}>
        {(toast) => (
          <Toast.Root
            className={styles.toast}
            data-kind={toast.type}
            role={toast.type === 'error' ? 'alert' : 'status'}
          >
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
            <Toast.CloseTrigger className={styles.close} aria-label="Close">
              <X aria-hidden size={18} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
    </BehaviourProvider>
  );
}
