import type { Services } from '../../../platform/services';
import type { Viewer } from '../../../platform/viewer';
import type { BattleTier } from '../battle-data';
import { showTier } from '../view/show-result';
import { readShownRatings } from './ratings.repo';

/** The viewer's tiers by course id: none before the tenth rated battle, and none where they switched their rank off. */
export async function battleRanks({ db }: Services, viewer: Viewer): Promise<ReadonlyMap<string, BattleTier>> {
  const rows = await readShownRatings(db, viewer.id);
  return new Map(rows.map((row) => [row.course_id, showTier(row)]));
}
