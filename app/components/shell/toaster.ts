/** What a toast says. */
export interface ToastMessage {
  title: string;
  type: 'info' | 'success' | 'error';
  description?: string;
  /** Of two with one id the later replaces the earlier. */
  id?: string;
}

export type Toast = ToastMessage & { id: string };

/** Older ones give way. */
const mostShown = 3;

let made = 0;
let toasts: readonly Toast[] = [];
const watchers = new Set<() => void>();

/** Short notices at the edge of the page: `toaster.create({ title, type: 'info' })`. Signed-in pages only. */
export const toaster = {
  /** Shows it; returns its id. */
  create: (message: ToastMessage): string => {
    made += 1;
    const toast = { ...message, id: message.id ?? `toast-${made}` };
    show([...toasts.filter(({ id }) => id !== toast.id), toast].slice(-mostShown));
    return toast.id;
  },
  dismiss: (id: string): void => show(toasts.filter((toast) => toast.id !== id)),
  /** Those that are shown now, oldest first. */
  current: (): readonly Toast[] => toasts,
  /** Calls back after each change, until the returned function is called. */
  watch: (changed: () => void): (() => void) => {
    watchers.add(changed);
    return () => watchers.delete(changed);
  },
};

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const changed of [...watchers]) changed();
}
