import { useEffect, useState } from 'react';

type BoxKind = 'plain' | 'maths';
const storageKey = 'mm-answer-box';

/**
 * Which box is open. The maths box is for answers that are built from parts, and for no other question whatever was
 * chosen before. Without a choice of one's own it opens on devices with a mouse; on a touch screen the device's own
 * keyboard and the key row are quicker.
 */
export function useBoxKind(mathsHelps: boolean): [BoxKind, (kind: BoxKind) => void] {
  const [kind, setKind] = useState<BoxKind>('plain');
  useEffect(() => {
    if (!mathsHelps) {
      setKind('plain');
      return;
    }
    const byDevice = window.matchMedia('(pointer: fine)').matches ? 'maths' : 'plain';
    setKind(storedKind() ?? byDevice);
  }, [mathsHelps]);
  return [
    kind,
    (next) => {
      setKind(next);
      try {
        window.localStorage.setItem(storageKey, next);
      } catch {
        // A browser that stores nothing: the choice lasts for this page.
      }
    },
  ];
}

function storedKind(): BoxKind | null {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return stored === 'plain' || stored === 'maths' ? stored : null;
  } catch {
    return null;
  }
}
