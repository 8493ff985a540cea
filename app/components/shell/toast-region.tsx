import { Toast, Toaster } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useHydrated } from 'remix-utils/use-hydrated';
import styles from './toast-region.module.css';
import { toaster } from './toaster';

/** Where toasts appear. Announced politely; errors at once. */
export function ToastRegion() {
  if (!useHydrated()) return null;
  return (
    <Toaster toaster={toaster}>
      {(toast) => (
        <Toast.Root className={styles.toast} data-kind={toast.type}>
          <Toast.Title>{toast.title}</Toast.Title>
          {toast.description ? <Toast.Description>{toast.description}</Toast.Description> : null}
          <Toast.CloseTrigger className={styles.close} aria-label="Close">
            <X aria-hidden size={18} />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}
