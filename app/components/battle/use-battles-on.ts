import { isFlagOn } from '../shell/is-flag-on';
import { useShell } from '../shell/use-shell';

/** Whether this viewer is offered battles: ways to them are shown only then. */
export function useBattlesOn(): boolean {
  const shell = useShell();
  return shell !== null && isFlagOn(shell.viewer, 'battles');
}
