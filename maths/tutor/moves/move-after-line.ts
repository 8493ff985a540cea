import type { Diagnosis } from '../reasoner/diagnosis';
import type { Move } from './move';

/** The move that a line's verdict asks for. */
export function moveAfterLine(diagnosis: Diagnosis): Move {
  switch (diagnosis.verdict) {
    case 'expected':
      return { kind: 'go-on' };
    case 'detour':
      return { kind: 'why-allowed' };
    case 'same':
      return { kind: 'what-changes' };
    case 'longer':
      return { kind: 'shorter' };
    case 'answer':
      return { kind: 'to-answer-field' };
    case 'finished':
      return { kind: 'deciding-step', forLogbook: false };
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
