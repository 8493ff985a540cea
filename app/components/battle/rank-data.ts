import type { RankData } from '../../graphql/battle/rank-page';
import type { RatingHistory } from './battle-data';

/** A rank with its days in words. */
export type RankViewData = Omit<RankData, 'season' | 'mine'> & {
  /** Of the class whose leaderboard is shown. */
  classId: string | null;
  season: { name: string; ends: string };
  mine: Omit<RankData['mine'], 'history'> & { history: RatingHistory };
};
