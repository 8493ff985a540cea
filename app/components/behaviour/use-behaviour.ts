import { useEffect, useSyncExternalStore } from 'react';
import { savesData } from '../../lib/saves-data';
import { whenIdle } from '../../lib/when-idle';
import { type BehaviourParts, behaviour } from './behaviour';

const firstInputs = ['pointerdown', 'keydown'] as const;

/** The parts that behave, once they are there. Asks for nothing. */
export function useBehaviour(): BehaviourParts | null {
  return useSyncExternalStore(behaviour.watch, behaviour.current, () => null);
}

/**
 * Fetches the parts after the person's first click or key: who works on a page may lose the connection later, and hears
 * of that by a toast.
 */
export function useBehaviourAfterFirstInput(): void {
  useEffect(() => {
    if (savesData()) return;
    const controller = new AbortController();
    const fetchOnce = () => {
      controller.abort();
      whenIdle(() => void behaviour.fetch());
    };
    for (const input of firstInputs)
      window.addEventListener(input, fetchOnce, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, []);
}
