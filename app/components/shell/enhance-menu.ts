/**
 * What a menu does beyond a plain `<details>`: Esc, a click beside it and leaving it with Tab close it, choosing a link
 * closes it, and the arrow keys, Home and End move among its items. Written on the document itself, so that pages without
 * React have it too. Returns how to stop it.
 */
export function enhanceMenu(details: HTMLDetailsElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const trigger = details.querySelector('summary');
  const close = () => {
    details.open = false;
  };
  const closeWhenOutside = ({ target }: Event) => {
    if (details.open && target instanceof Node && !details.contains(target)) close();
  };
  document.addEventListener('pointerdown', closeWhenOutside, { signal });
  document.addEventListener('focusin', closeWhenOutside, { signal });
  details.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a') !== null) close();
    },
    { signal },
  );
  details.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && details.open) {
        close();
        trigger?.focus();
        return;
      }
      const wasOpen = details.open;
      if (event.target === trigger && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) details.open = true;
      const items = [...details.querySelectorAll<HTMLElement>('a, button')];
      const next = details.open ? itemFor(event.key, items, wasOpen) : undefined;
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
    { signal },
  );
  return () => controller.abort();
}

/** The item that a key leads to; undefined for keys that move nothing. */
function itemFor(key: string, items: HTMLElement[], wasOpen: boolean): HTMLElement | undefined {
  const focused = document.activeElement;
  const at = wasOpen && focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}
