import type { Diagnosis } from '../reasoner/diagnosis';
import type { Move } from './move';

/** A verdict that would mark an answer. */
export const isSilentOn = ({ verdict, statesAnswer, namesOption }: Diagnosis): boolean =>
  namesOption || (statesAnswer && ['finished', 'unknown', 'half'].includes(verdict));

/**
 * The move that a line's verdict asks for. While the question is open, a line with the looks of an answer gets one and the
 * same move whether it is right or not, and an option always: anything else would mark it.
 */
export function moveAfterLine(diagnosis: Diagnosis, closed: boolean): Move {
  if (!closed && isSilentOn(diagnosis)) return { kind: 'to-answer-field' };
  switch (diagnosis.verdict) {
    case 'expected':
      return { kind: 'go-on' };
    case 'detour':
      return { kind: 'why-allowed' };
    case 'same':
      return { kind: 'what-changes' };
    case 'longer':
      return { kind: 'shorter' };
    case 'finished':
      return { kind: 'to-answer-field' };
    case 'unfinished':
      return { kind: 'name-form', message: diagnosis.message };
    case 'known':
      return {
        kind: 'show-misconception',
        misconceptionIds: diagnosis.misconceptionIds,
        feedback: diagnosis.feedback,
      };
    case 'half':
      return { kind: 'part-holds', part: diagnosis.part };
    case 'unknown':
      return { kind: 'ask-reason', place: diagnosis.after.place };
    case 'unreadable':
      return { kind: 'read-again', message: diagnosis.message };
  }
}
