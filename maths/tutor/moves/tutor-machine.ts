import { assign, setup } from 'xstate';
import type { Diagnosis } from '../reasoner/diagnosis';
import type { Move, Rung } from './move';
import { moveAfterLine } from './move-after-line';

/** What the tutor remembers of a conversation about one question: plain data, to be stored with it. */
export interface TutorContext {
  /** The last rung given; 0 before the first. */
  rung: Rung | 0;
  /** What the last lines failed by ("unknown" or a misconception's id), and how often in a row. */
  stuckOn: string | null;
  stuck: number;
  nudged: boolean;
  toldWhyNot: boolean;
  closed: boolean;
  /** The move to say now; null where there is nothing to say. */
  move: Move | null;
}

/** A wrong answer to the question: the ideas that give exactly this one, and the template's sentence on these numbers. */
export interface WrongAnswer {
  misconceptionIds: string[];
  feedback: string | null;
}

/** `rungs`: those that have something to give here, see `rungsToGive`. */
export type TutorEvent =
  | { type: 'LINE'; diagnosis: Diagnosis; rungs: readonly Rung[] }
  | { type: 'HINT'; rungs: readonly Rung[] }
  | { type: 'UNSURE' }
  | { type: 'JUST_TELL'; rungs: readonly Rung[] }
  | { type: 'SILENCE' }
  /** `wrongAnswer`: the latest one, where it is what the student asks about. */
  | { type: 'WHY'; wrongAnswer: WrongAnswer | null }
  | { type: 'ANOTHER_WAY' }
  | { type: 'ONE_LIKE_IT' }
  | { type: 'OFF_TOPIC' }
  | { type: 'CLOSED'; hadError: boolean }
  /** The move has been said. */
  | { type: 'SAID' };

export const freshContext: TutorContext = {
  rung: 0,
  stuckOn: null,
  stuck: 0,
  nudged: false,
  toldWhyNot: false,
  closed: false,
  move: null,
};

/** The next rung up that has something to give; null at the end of the ladder. */
function nextRung(from: Rung | 0, rungs: readonly Rung[]): Rung | null {
  return rungs.find((rung) => rung > from) ?? null;
}

function climb(context: TutorContext, rungs: readonly Rung[]): Pick<TutorContext, 'rung' | 'move'> {
  const rung = nextRung(context.rung, rungs);
  if (rung === null) return { rung: context.rung, move: { kind: 'nothing-more' } };
  return { rung, move: rung === 5 ? { kind: 'example' } : { kind: 'hint', rung } };
}

/** Two lines in a row that lead nowhere bring a rung, three the parallel example. */
function afterLine(context: TutorContext, diagnosis: Diagnosis, rungs: readonly Rung[]): Partial<TutorContext> {
  // The same reply however often: neither its kind nor its cost tells one answer from another.
  if (diagnosis.verdict === 'unreadable' || diagnosis.verdict === 'answer') return { move: moveAfterLine(diagnosis) };
  const on = stuckOn(diagnosis);
  const stuck = on === null ? 0 : on === context.stuckOn ? context.stuck + 1 : 1;
  const now = { stuckOn: on, stuck };
  if (context.closed || stuck < 2) return { ...now, move: moveAfterLine(diagnosis) };
  if (stuck === 2) return { ...now, ...climb(context, rungs) };
  return rungs.includes(5) ? { ...now, rung: 5, move: { kind: 'example' } } : { ...now, ...climb(context, rungs) };
}

function stuckOn(diagnosis: Diagnosis): string | null {
  if (diagnosis.verdict === 'known') return diagnosis.misconceptionIds[0] ?? 'unknown';
  return diagnosis.verdict === 'unknown' ? 'unknown' : null;
}

/**
 * The tutor's moves. No I/O and no clock: the server runs it as a pure function of the conversation with `reply`, and
 * tells it of silence.
 */
export const tutorMachine = setup({
  types: {
    input: {} as TutorContext,
    context: {} as TutorContext,
    events: {} as TutorEvent,
  },
  guards: {
    isEncouraging: ({ context }) => context.move?.kind === 'go-on' || context.move?.kind === 'to-answer-field',
    isHint: ({ context }) => context.move?.kind === 'hint',
    isExplaining: ({ context }) => context.move?.kind === 'example' || context.move?.kind === 'nothing-more',
    isNudged: ({ context }) => context.nudged,
    isClosed: ({ context }) => context.closed,
    isAboutAnswer: ({ context, event }) => !context.closed && event.type === 'WHY' && event.wrongAnswer !== null,
    wasToldWhyNot: ({ context }) => context.toldWhyNot,
  },
  actions: {
    takeLine: assign(({ context, event }) =>
      event.type === 'LINE' ? afterLine(context, event.diagnosis, event.rungs) : {},
    ),
    takeRung: assign(({ context, event }) => ('rungs' in event ? climb(context, event.rungs) : {})),
    lookAtAnswer: assign(({ event }) =>
      event.type === 'WHY' && event.wrongAnswer !== null
        ? { move: { kind: 'look-at-answer' as const, ...event.wrongAnswer } }
        : {},
    ),
    say: assign({ move: (_, { move }: { move: Move }) => move }),
    close: assign(({ event }) => ({
      closed: true,
      move: { kind: 'deciding-step' as const, forLogbook: event.type === 'CLOSED' && event.hadError },
    })),
    rememberWhyNot: assign({ toldWhyNot: true }),
    rememberNudge: assign({ nudged: true }),
    forgetMove: assign({ move: null }),
  },
}).createMachine({
  id: 'tutor',
  context: ({ input }) => ({ ...input }),
  initial: 'listening',
  states: {
    listening: {
      on: {
        LINE: { target: 'diagnosing', actions: 'takeLine' },
        HINT: [
          {
            guard: 'isClosed',
            target: 'explaining',
            actions: { type: 'say', params: { move: { kind: 'worked-steps' } } },
          },
          { target: 'choosing', actions: 'takeRung' },
        ],
        UNSURE: { target: 'asking', actions: { type: 'say', params: { move: { kind: 'smaller-question' } } } },
        JUST_TELL: [
          {
            guard: 'isClosed',
            target: 'explaining',
            actions: { type: 'say', params: { move: { kind: 'worked-steps' } } },
          },
          { guard: 'wasToldWhyNot', target: 'choosing', actions: 'takeRung' },
          {
            target: 'asking',
            actions: ['rememberWhyNot', { type: 'say', params: { move: { kind: 'why-not-tell' } } }],
          },
        ],
        SILENCE: [
          { guard: 'isNudged', target: 'listening', actions: 'forgetMove' },
          {
            target: 'encouraging',
            actions: ['rememberNudge', { type: 'say', params: { move: { kind: 'nudge' } } }],
          },
        ],
        WHY: [
          { guard: 'isAboutAnswer', target: 'asking', actions: 'lookAtAnswer' },
          { target: 'explaining', actions: { type: 'say', params: { move: { kind: 'why-this-step' } } } },
        ],
        ANOTHER_WAY: { target: 'explaining', actions: { type: 'say', params: { move: { kind: 'another-way' } } } },
        ONE_LIKE_IT: { target: 'explaining', actions: { type: 'say', params: { move: { kind: 'example' } } } },
        OFF_TOPIC: { target: 'encouraging', actions: { type: 'say', params: { move: { kind: 'back-to-maths' } } } },
        CLOSED: { target: 'asking', actions: 'close' },
      },
    },
    diagnosing: { always: 'choosing' },
    choosing: {
      always: [
        { guard: 'isEncouraging', target: 'encouraging' },
        { guard: 'isHint', target: 'hinting' },
        { guard: 'isExplaining', target: 'explaining' },
        { target: 'asking' },
      ],
    },
    asking: { on: { SAID: { target: 'listening', actions: 'forgetMove' } } },
    hinting: { on: { SAID: { target: 'listening', actions: 'forgetMove' } } },
    explaining: { on: { SAID: { target: 'listening', actions: 'forgetMove' } } },
    encouraging: { on: { SAID: { target: 'listening', actions: 'forgetMove' } } },
  },
});
