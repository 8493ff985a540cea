export { exportedPlacements } from './export-placements';
export { keepPlacement } from './keep-placement';
export { type PlacementRow, placementsJson } from './placement.repo';
export { placementFreeFrom, placementOffer } from './placement-free-from';
export type { PlacedTopic, PlacementResult, PlanDay } from './placement-result';
export { resetPlacement } from './reset-placement';
export { type PlacementStep, takePlacementStep } from './take-step';
