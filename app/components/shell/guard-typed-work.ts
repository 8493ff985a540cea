import { paths } from '../../lib/paths';
import { forgetTypedOfOthers } from '../../lib/typed-text';
import { toaster } from './toaster';

const askMs = 4000;
const boxes = 'input:not([type=hidden], [type=password], [type=radio], [type=checkbox]), textarea, math-field';
/** Forms that are sent at once, because each moment counts, and keep their text where they do not get through. */
const keepsItself = 'form[data-stays]';

/**
 * Never lets a page go on which something is typed while the site cannot be reached: a link or a form waits for a word of
 * the server, and without one the page stays as it is. Returns the function that ends it.
 */
export function guardTypedWork(viewerId: string): () => void {
  forgetTypedOfOthers(viewerId);
  const touched = new Set<Element>();
  const touch = (element: Element | null) => {
    if (element?.matches(boxes)) touched.add(element);
  };
  const hasTyped = () => [...touched].some((box) => box.isConnected && (box as HTMLInputElement).value !== '');
  // The first key may have been sooner than this code.
  touch(document.activeElement);

  let passing = false;
  let asking = false;
  const pass = (action: () => void) => {
    passing = true;
    action();
    passing = false;
  };
  const hold = async (event: Event, goOn: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (asking) return;
    asking = true;
    const problem = await whyNot();
    asking = false;
    if (problem === null) pass(goOn);
    else toaster.create({ id: 'page-stays', type: 'error', title: problem });
  };

  const onInput = (event: Event) => event.isTrusted && touch(event.target as Element | null);
  const onClick = (event: MouseEvent) => {
    if (passing || event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (link === null || !leadsAway(link) || !hasTyped()) return;
    void hold(event, () => link.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (passing || form.method !== 'post' || form.matches(keepsItself) || !hasTyped()) return;
    const { submitter } = event;
    void hold(event, () => form.requestSubmit(submitter?.isConnected ? submitter : null));
  };
  window.addEventListener('input', onInput, true);
  window.addEventListener('click', onClick, true);
  window.addEventListener('submit', onSubmit, true);
  return () => {
    window.removeEventListener('input', onInput, true);
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('submit', onSubmit, true);
  };
}

/** To another page in this window; what leaves a page by logging out is not held back. */
function leadsAway(link: HTMLAnchorElement): boolean {
  if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return false;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return !(isHere && link.hash !== '');
}

/** Why a page should stay; null where the server says that it can answer. */
async function whyNot(): Promise<string | null> {
  if (!navigator.onLine) return 'You’re offline. What you typed is still here.';
  try {
    const { ok } = await fetch(paths.ready, { cache: 'no-store', signal: AbortSignal.timeout(askMs) });
    if (ok) return null;
  } catch {
    // No answer at all.
  }
  return navigator.onLine
    ? 'We can’t reach our server right now. What you typed is still here.'
    : 'You’re offline. What you typed is still here.';
}
