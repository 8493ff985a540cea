import type { ExportPart } from '../../platform/export-part';
import { exportedBilling } from '../billing/index';
import { exportedPlacements } from '../placement/index';
import { exportedShares } from '../reports/index';
import { exportedTalks } from '../tutor/index';

/** Everything that belongs to an account's export. A module that keeps something of a person has its part here. */
export const exportParts: readonly ExportPart[] = [exportedTalks, exportedShares, exportedPlacements, exportedBilling];
