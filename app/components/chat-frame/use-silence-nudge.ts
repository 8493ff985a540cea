import { useEffect, useRef } from 'react';
import { type SilenceWatch, watchSilence } from './silence-watch';

const silenceMs = 120_000;

/** Nudges once after two minutes without a word, while `waits`. `stirring` changes whenever something happens. */
export function useSilenceNudge(waits: boolean, stirring: string, nudge: () => void): void {
  const watch = useRef<SilenceWatch | null>(null);
  const latest = useRef(nudge);
  latest.current = nudge;
  const done = useRef(false);
  useEffect(() => {
    if (!waits || done.current) return;
    watch.current = watchSilence(silenceMs, () => {
      done.current = true;
      latest.current();
    });
    const stir = () => watch.current?.stir();
    for (const type of ['keydown', 'pointerdown', 'scroll'] as const) window.addEventListener(type, stir, true);
    return () => {
      for (const type of ['keydown', 'pointerdown', 'scroll'] as const) window.removeEventListener(type, stir, true);
      watch.current?.stop();
    };
  }, [waits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what happens is what it waits for.
  useEffect(() => watch.current?.stir(), [stirring]);
}
