import { type MasteryState, masteryNames } from '../../../rules/mastery';
import { findingNames, type PlacementFinding } from '../../../rules/placement';

/** How a topic stands in a word or two; before the first answer, what the placement test said of it. */
export function stateLabel(state: MasteryState, finding: PlacementFinding | null): string {
  return state === 'NOT_STARTED' && finding !== null
    ? `${findingNames[finding]} (placement test)`
    : masteryNames[state];
}
