import { useEffect, useRef } from 'react';
import { loadPart } from '../../lib/load-part';
import { hasTypedTexts } from '../../lib/typed-text-keys';
import { useShell } from './use-shell';

/** Fetched when something is typed, or was left behind: it weighs nothing on a page that is only opened. */
const load = () => loadPart(() => import('../../lib/typed-text'));

/**
 * Keeps in this browser what is typed at a place until the server has it and the box is empty. After the page was lost it
 * is handed to `restore`, which says whether it is still of use; unless something else was typed by then.
 */
export function useKeptTyping(place: string, text: string, restore: (text: string) => boolean): void {
  const viewerId = useShell()?.viewer.id;
  const known = useRef(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once at each place.
  useEffect(() => {
    if (viewerId === undefined || !hasTypedTexts()) return;
    load().then(
      (typed) => {
        if (known.current !== text) return;
        const left = typed?.readTyped(viewerId, place) ?? null;
        if (left !== null && !restore(left.text)) typed?.forgetTyped(viewerId, place);
      },
      () => undefined,
    );
  }, [viewerId, place]);
  useEffect(() => {
    if (viewerId === undefined || known.current === text) return;
    known.current = text;
    load().then(
      (typed) => {
        // By now it may be another text.
        if (known.current === '') typed?.forgetTyped(viewerId, place);
        else typed?.saveTyped(viewerId, place, { text: known.current, seen: '' });
      },
      // Without a connection its code may be missing: the page itself still holds the text.
      () => undefined,
    );
  }, [viewerId, place, text]);
}
