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
const mostWaiting = 3;

let made = 0;
let waiting: readonly Toast[] = [];
let show: ((toast: Toast) => void) | null = null;
const watchers = new Set<() => void>();

/** Short notices at the edge of the page: `toaster.create({ title, type: 'info' })`. Signed-in pages only. */
export const toaster = {
  /** Shows it as soon as somebody shows toasts; returns its id. */
  create: (words: ToastMessage): string => {
    made += 1;
    const toast = { ...words, id: words.id ?? `toast-${made}` };
    if (show === null) wait([...waiting.filter(({ id }) => id !== toast.id), toast].slice(-mostWaiting));
    else show(toast);
    return toast.id;
  },
};

/** Those that nobody has shown yet. */
export const waitingToasts = (): readonly Toast[] => waiting;

/** Calls back after each change of what waits, until the returned function is called. */
export function watchToasts(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Hands over what waits and everything that comes. Returns the function that ends it. */
export function takeToasts(next: (toast: Toast) => void): () => void {
  show = next;
  const missed = waiting;
  wait([]);
  for (const toast of missed) next(toast);
  return () => {
    if (show === next) show = null;
  };
}

/** Takes away one that waits: somebody has read it. */
export function dropToast(id: string): void {
  wait(waiting.filter((toast) => toast.id !== id));
}

function wait(next: readonly Toast[]): void {
  waiting = next;
  for (const changed of [...watchers]) changed();
}
