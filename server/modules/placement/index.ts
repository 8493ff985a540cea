export { exportedPlacements } from './export-placements';
export { keepPlacement } from './keep-placement';
export { type PlacementRow, placementsJson } from './placement.repo';
export { placementFreeFrom, placementOffer } from './placement-free-from';
export { type PlacedTopic, type PlacementResult, type PlanDay, placedTopics } from './placement-result';
export { resetPlacement } from './reset-placement';
export { type PlacementStep, takePlacementStep } from './take-step';
