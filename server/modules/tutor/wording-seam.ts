import type { MoveKind } from '../../../maths/tutor/index';
import type { Services } from '../../platform/services';

/** Moves whose words stand as they are. */
const fixedMoves: ReadonlySet<string> = new Set<MoveKind>(['safety', 'worked-steps', 'example', 'show-misconception']);

/** Whether a language model may word a reply: its words come by `tutorWords`, and the built-in ones stand until then. */
export function mayBeWorded(services: Services, move: object | null): boolean {
  const { languageModel } = services as Services & { languageModel?: object | null };
  if (!languageModel || move === null || !('kind' in move)) return false;
  return !fixedMoves.has(String(move.kind));
}
