import { freshDays, leastUnaided, type MasteryState } from '../../../rules/mastery';

interface Standing {
  state: MasteryState;
  answered: number;
  unaided: number;
  levelReached: boolean;
  unresolvedCount: number;
}

/** Why a topic has its state, and what is left to do, in one or two sentences. */
export function stateReason({ state, answered, unaided, levelReached, unresolvedCount }: Standing): string {
  if (state === 'NOT_STARTED') return 'You haven’t answered a question here yet.';
  const so = `${unaided} of ${answered} ${answered === 1 ? 'question' : 'questions'} right first go, without help.`;
  if (state === 'MASTERED') return so;
  if (state === 'NEEDS_REFRESH')
    return `${so} That was more than ${freshDays} days ago. One right answer brings it back.`;
  const left = leastUnaided - unaided;
  const waiting = unresolvedCount > 0;
  if (left > 0) return `${so} ${left} more to go${waiting ? ', and a mistake to fix' : ''}.`;
  if (!levelReached) return `${so} A few more at this level and you’ve mastered it.`;
  return `${so} ${unresolvedCount === 1 ? 'One mistake' : `${unresolvedCount} mistakes`} left to fix.`;
}
