import type { Db } from '../../db/client';
import type { ExportPart } from '../../platform/export-part';
import { readAllShares } from './report-shares.repo';

/** Links to the person's own reports, and when each was opened. The links themselves are not stored. */
export const exportedShares: ExportPart = {
  name: 'reportShares',
  collect: (db: Db, userId: string) => readAllShares(db, userId),
};
