import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import { evaluateFlags, flagPerson } from '../../flags/index';
import type { WordedMove } from './brief';
import { moveAims } from './move-aims';

/** Whether a language model words what the tutor says to this student: one is configured, and the flag is on for them. */
export async function isWordedFor(services: Services, viewer: Viewer): Promise<boolean> {
  if (services.languageModel === null) return false;
  // A talk goes on from one device to the other: what words it does not depend on that.
  const subject = { person: flagPerson(viewer), deviceType: 'desktop' } as const;
  const [flag] = await evaluateFlags(services, subject, ['llm-tutor']);
  return flag?.on ?? false;
}

/** The move of a message, where a model may word it; null for others: what stands as it is, the text of care, and kind words to somebody fed up. */
export function wordedMove(bot: string, move: object | null): WordedMove | null {
  if (bot !== 'PROBLEM_SOLVER' || move === null || !('kind' in move) || 'isKind' in move) return null;
  const kind = String(move.kind);
  return Object.hasOwn(moveAims, kind) ? (kind as WordedMove) : null;
}
