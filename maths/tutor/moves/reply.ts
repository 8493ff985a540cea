import { transition } from 'xstate';
import type { Move } from './move';
import { type TutorContext, type TutorEvent, tutorMachine } from './tutor-machine';

/** The machine's state while the move is said. */
export type TutorMood = 'asking' | 'hinting' | 'explaining' | 'encouraging' | 'listening';

export interface TutorReply {
  /** Null where the tutor stays silent. */
  move: Move | null;
  mood: TutorMood;
  /** To be stored with the conversation, for the next event. */
  context: TutorContext;
}

const moods: readonly TutorMood[] = ['asking', 'hinting', 'explaining', 'encouraging', 'listening'];

/** The tutor's answer to one event of a conversation. Pure: the same context and event give the same move. */
export function reply(context: TutorContext, event: TutorEvent): TutorReply {
  const listening = tutorMachine.resolveState({ value: 'listening', context });
  const [next] = transition(tutorMachine, listening, event);
  const [after] = transition(tutorMachine, next, { type: 'SAID' });
  return {
    move: next.context.move,
    mood: moods.find((mood) => next.matches(mood)) ?? 'listening',
    context: { ...after.context, move: null },
  };
}
