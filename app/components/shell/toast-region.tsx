import { useEffect, useState, useSyncExternalStore } from 'react';
import { behaviour } from '../behaviour/behaviour';
import { useBehaviour, useBehaviourAfterFirstInput } from '../behaviour/use-behaviour';
import { PlainToasts } from './plain-toasts';
import { type Toast, waitingToasts, watchToasts } from './toaster';

/** How long a toast waits for the code that shows it well. */
const patienceMs = 1000;
const noToasts: readonly Toast[] = [];

/** Where toasts appear. What shows them is fetched for the first; while that cannot be had they are plain. */
export function ToastRegion() {
  const parts = useBehaviour();
  useBehaviourAfterFirstInput();
  const waiting = useSyncExternalStore(watchToasts, waitingToasts, () => noToasts);
  const late = useLateCode(waiting);
  if (parts !== null) return <parts.Toasts />;
  return <PlainToasts toasts={late ? waiting : noToasts} />;
}

/** Fetches the code for each toast that waits; true once it cannot be had, or takes too long. */
function useLateCode(waiting: readonly Toast[]): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (waiting.length === 0) return setLate(false);
    const beLate = () => setLate(true);
    const timer = setTimeout(beLate, patienceMs);
    void behaviour.fetch().then((found) => found ?? beLate());
    return () => clearTimeout(timer);
  }, [waiting]);
  return late;
}
