import { useEffect } from 'react';
import { loadPart } from '../../lib/load-part';
import { switchInspection } from '../../machines/inspection';

/**
 * Reports the machines of this page while an administrator has switched that on for the session. Stands before everything
 * that starts a machine; the reporting itself is loaded then alone.
 */
export function InspectorSwitch({ on }: { on: boolean }) {
  // On the page server nothing is switched: its memory is everybody's.
  if (typeof document !== 'undefined') switchInspection(on);
  useEffect(() => {
    if (!on) return;
    let stop: (() => void) | null = null;
    let left = false;
    void loadPart(() => import('../admin/inspector/report-actors')).then((part) => {
      if (!left) stop = part?.reportActors({ mayReceive: import.meta.env.DEV }) ?? null;
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [on]);
  return null;
}
