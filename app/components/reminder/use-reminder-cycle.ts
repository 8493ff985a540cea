import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { readStored, writeStored } from '../../lib/stored-json';
import { inspectOption } from '../../machines/inspection';
import { type ReminderCourse, reminderCycleMachine } from '../../machines/reminder-cycle';
import { keptDismissals } from './kept-dismissals';

interface ReminderCycleProps {
  viewerId: string;
  counts: readonly ReminderCourse[];
  practising: boolean;
}

/** The course that the bubble speaks of now, null while it is hidden, and how to close it. For the browser only. */
export function useReminderCycle({ viewerId, counts, practising }: ReminderCycleProps) {
  const kept = useMemo(() => keptDismissals(viewerId), [viewerId]);
  const machine = useMemo(
    () =>
      reminderCycleMachine.provide({
        actions: { saveDismissals: (_, { dismissals }) => writeStored(kept, dismissals) },
      }),
    [kept],
  );
  const input = { counts, practising, dismissals: readStored(kept) ?? {} };
  const [state, send] = useMachine(machine, { input, ...inspectOption() });
  useEffect(() => send({ type: 'COUNTS', counts }), [send, counts]);
  useEffect(() => send({ type: 'PLACE', practising }), [send, practising]);
  useEffect(() => {
    const takeOver = ({ key }: StorageEvent) => {
      if (key === kept.key || key === null) send({ type: 'DISMISSALS', dismissals: readStored(kept) ?? {} });
    };
    window.addEventListener('storage', takeOver);
    return () => window.removeEventListener('storage', takeOver);
  }, [send, kept]);
  const { courseId, counts: known } = state.context;
  const course = state.matches('shown') ? (known.find((each) => each.courseId === courseId) ?? null) : null;
  return { course, dismiss: () => send({ type: 'DISMISS' }) };
}
