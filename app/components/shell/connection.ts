import { type ClientFailure, failureDestination } from '../../lib/client-failure';
import { createEventBus } from '../../lib/event-bus';
import { paths } from '../../lib/paths';

/** What requests of the shell tell of themselves. */
interface ShellEvents {
  requestFailed: ClientFailure;
}

export const shellEvents = createEventBus<ShellEvents>('shell');

/** `offline`: the device says so. `away`: it has a connection, the site does not answer. */
export type Connection = 'online' | 'offline' | 'away';

const askAgainMs = 2000;
let connection: Connection = 'online';
const watchers = new Set<() => void>();

export const currentConnection = (): Connection => connection;

/** Calls back after each change until the returned function is called. */
export function watchConnection(changed: () => void): () => void {
  watchers.add(changed);
  if (watchers.size === 1) {
    window.addEventListener('offline', lose);
    window.addEventListener('online', regain);
    if (!navigator.onLine) lose();
  }
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', regain);
  };
}

const lose = () => set('offline');
const regain = () => set('online');

function set(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const changed of [...watchers]) changed();
}

shellEvents.subscribe('requestFailed', (failure) => {
  const { pathname, search } = window.location;
  const destination = failureDestination(failure, { path: pathname, isPublic: isPublicPage() });
  if (destination === 'logout') window.location.assign(paths.logout(pathname));
  if (destination === 'home') window.location.assign(paths.home);
  if (destination === 'login' && navigator.onLine && connection === 'online') void comeBack(pathname + search);
});

/** Whether visitors may see this page as well: its route says so (`publicPage`) and the frame writes it into the page. */
function isPublicPage(): boolean {
  return document.querySelector('main[data-public-page]') !== null;
}

/**
 * The login address is on the same site, so it is gone to once the site answers again; who is still signed in is led
 * straight back. Work that was typed and not sent is never thrown away for it.
 */
async function comeBack(address: string): Promise<void> {
  set('away');
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    if (connection !== 'away') return;
    const answer = await fetch(paths.alive).catch(() => null);
    if (answer?.ok) break;
  }
  set('online');
  if (!hasTypedWork()) window.location.assign(paths.login(address));
}

function hasTypedWork(): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  return boxes.some(
    (box) => !box.readOnly && box.type !== 'hidden' && (box.value !== box.defaultValue || isAnswer(box)),
  );
}

/** React moves the default of a box along with what is typed: an answer is work as soon as there is one. */
const isAnswer = (box: HTMLInputElement): boolean =>
  box.type !== 'radio' && ['answer', 'line', 'text'].includes(box.name) && box.value !== '';
