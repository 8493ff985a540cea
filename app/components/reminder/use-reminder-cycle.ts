import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { type Dismissals, standingDismissals } from '../../../rules/reminder';
import { readSaved, writeSaved } from '../../lib/local-storage';
import { writeCookie } from '../../lib/write-cookie';
import { inspectOption } from '../../machines/inspection';
import { type ReminderCourse, reminderCycleMachine } from '../../machines/reminder-cycle';
import { dismissalsCookie, savedDismissals } from './reminder-dismissals';

interface ReminderCycleProps {
  viewerId: string;
  counts: readonly ReminderCourse[];
  /** What was closed, as far as the server knows: the page begins with it, then what this browser stored takes over. */
  known: Dismissals;
  practising: boolean;
}

/** The course that the bubble speaks of now, null while it is hidden, and how to close it. */
export function useReminderCycle({ viewerId, counts, known, practising }: ReminderCycleProps) {
  const saved = useMemo(() => savedDismissals(viewerId), [viewerId]);
  // On the page server nothing is saved, and providing an action copies the machine.
  const machine = useMemo(
    () =>
      typeof document === 'undefined'
        ? reminderCycleMachine
        : reminderCycleMachine.provide({
            actions: {
              saveDismissals: (_, { dismissals }) => {
                writeSaved(saved, dismissals);
                writeCookie(dismissalsCookie(viewerId, dismissals));
              },
            },
          }),
    [saved, viewerId],
  );
  const [first] = useState(known);
  // Nothing is forgotten, and so nothing written, before this browser was asked what it stored.
  const input = { counts, practising, dismissals: standingDismissals(counts, first) };
  const [state, send] = useMachine(machine, { input, ...inspectOption() });
  useEffect(() => send({ type: 'COUNTS', counts }), [send, counts]);
  useEffect(() => send({ type: 'PLACE', practising }), [send, practising]);
  useEffect(() => {
    const stored = readSaved(saved);
    if (stored !== null) writeCookie(dismissalsCookie(viewerId, stored));
    send({ type: 'DISMISSALS', dismissals: stored ?? first });
  }, [send, saved, viewerId, first]);
  useEffect(() => {
    const takeOver = ({ key }: StorageEvent) => {
      if (key === saved.key || key === null) send({ type: 'DISMISSALS', dismissals: readSaved(saved) ?? {} });
    };
    window.addEventListener('storage', takeOver);
    return () => window.removeEventListener('storage', takeOver);
  }, [send, saved]);
  const { courseId, counts: counted } = state.context;
  const course = state.matches('shown') ? (counted.find((each) => each.courseId === courseId) ?? null) : null;
  return { course, dismiss: () => send({ type: 'DISMISS' }) };
}
