import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the first HTML, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
