import type { ExportPart } from '../../platform/export-part';
import { readAllPlacements } from './placement.repo';

/** The results of placement tests that were kept. */
export const exportedPlacements: ExportPart = { name: 'placementTests', collect: readAllPlacements };
