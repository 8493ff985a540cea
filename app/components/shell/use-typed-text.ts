import { useMemo } from 'react';
import { forgetTyped, readTyped, saveTyped, type TypedText } from '../../lib/typed-text';
import { useShell } from './use-shell';

interface TypedTextStore {
  read: () => TypedText | null;
  save: (text: string, seen: string) => void;
  forget: () => void;
}

/** Keeps in this browser what the viewer types at a place, until the server has it. */
export function useTypedText(place: string): TypedTextStore {
  const viewerId = useShell()?.viewer.id ?? null;
  return useMemo(
    () => ({
      read: () => (viewerId === null ? null : readTyped(viewerId, place)),
      save: (text, seen) => {
        if (viewerId !== null) saveTyped(viewerId, place, { text, seen });
      },
      forget: () => {
        if (viewerId !== null) forgetTyped(viewerId, place);
      },
    }),
    [viewerId, place],
  );
}
