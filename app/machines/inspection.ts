import type { InspectionEvent } from 'xstate';

export type InspectionListener = (event: InspectionEvent) => void;

/** Enough for every actor of a page from its start until the inspector is loaded. */
const longestWait = 500;

let switchedOn = false;
let listener: InspectionListener | null = null;
let waiting: InspectionEvent[] = [];

function report(event: InspectionEvent): void {
  if (listener !== null) listener(event);
  else if (waiting.length < longestWait) waiting.push(event);
}

/**
 * What every machine's hook adds to its options: `useMachine(machine, { input, ...inspectOption() })`. Empty unless an
 * administrator switched the inspector on for this session.
 */
export function inspectOption(): { inspect?: InspectionListener } {
  return switchedOn ? { inspect: report } : {};
}

/** Says whether actors that start from now on report. Off also forgets what nobody took. */
export function switchInspection(on: boolean): void {
  switchedOn = on;
  if (!on) waiting = [];
}

/** Hands over what happened so far and everything after it. Returns the function that ends it. */
export function listenToActors(next: InspectionListener): () => void {
  listener = next;
  const missed = waiting;
  waiting = [];
  for (const event of missed) next(event);
  return () => {
    if (listener === next) listener = null;
  };
}
