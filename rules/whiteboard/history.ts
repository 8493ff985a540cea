/** What is there now, with the steps that lead back and forth. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
}

const mostSteps = 200;

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/** One more step; what was undone before it is gone. */
export function step<State>({ past, present }: History<State>, next: State): History<State> {
  return { past: [...past.slice(1 - mostSteps), present], present: next, future: [] };
}

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (previous === undefined) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future };
}
