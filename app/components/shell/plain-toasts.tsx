import { X } from 'lucide-react';
import styles from './toast-region.module.css';
import { dropToast, type Toast } from './toaster';

/** Toasts without their code: they stay until they are closed. Announced politely; errors at once. */
export function PlainToasts({ toasts }: { toasts: readonly Toast[] }) {
  return (
    // Always there: what appears in it is read out.
    <div className={styles.plain} aria-live="polite">
      {toasts.map(({ id, title, description, type }) => (
        <div key={id} className={styles.toast} data-kind={type} role={type === 'error' ? 'alert' : undefined}>
          <div>{title}</div>
          {description ? <div>{description}</div> : null}
          <button type="button" className={styles.close} aria-label="Close" onClick={() => dropToast(id)}>
            <X aria-hidden size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
