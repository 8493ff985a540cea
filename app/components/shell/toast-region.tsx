import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import closeButton from '../ui/close-button.module.css';
import styles from './toast-region.module.css';
import { type Toast, toaster } from './toaster';

/** How long a toast stays, unless somebody reads it: pointer or focus on the toasts, or the page in the background. */
const shownMs = 5000;
const noToasts: readonly Toast[] = [];

/** Where toasts appear. Announced politely; errors at once. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toaster.watch, toaster.current, () => noToasts);
  const [reading, setReading] = useState(false);
  // Closing the last one takes pointer and focus away without a word.
  useEffect(() => {
    if (toasts.length === 0) setReading(false);
  }, [toasts]);
  return (
    // Always there: what appears in it is read out.
    <div
      className={styles.region}
      role="status"
      onPointerEnter={() => setReading(true)}
      onPointerLeave={() => setReading(false)}
      onFocus={() => setReading(true)}
      onBlur={() => setReading(false)}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} reading={reading} />
      ))}
    </div>
  );
}

function ToastCard({ toast, reading }: { toast: Toast; reading: boolean }) {
  const { id, title, description, type } = toast;
  const hidden = usePageHidden();
  // A new toast with the same id has its own time.
  useEffect(() => {
    if (reading || hidden) return;
    const timer = setTimeout(() => toaster.dismiss(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [toast, reading, hidden]);
  return (
    <div className={styles.toast} data-kind={type} role={type === 'error' ? 'alert' : undefined}>
      <div>
        <div>{title}</div>
        {description ? <div>{description}</div> : null}
      </div>
      <button type="button" className={closeButton.close} aria-label="Close" onClick={() => toaster.dismiss(id)}>
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.hidden,
    () => false,
  );
}
