import { type TierStanding, tierName } from '../../../../rules/battle/tiers';
import { firstNameOf } from '../../../../rules/classes';
import { seenByOthers } from '../../../../rules/shop/wear';

/** Somebody as an opponent sees them. */
export interface Face {
  nickname: string | null;
  /** What they wear, as it is stored. */
  avatar: string | null;
  standing: TierStanding;
  shows_rank: boolean;
}

/** First name, picture and tier: no more of anybody is shown. */
export function showFace(
  { nickname, avatar, standing, shows_rank: showsRank }: Face,
  { recorded }: { recorded: boolean },
): { name: string; avatar: string | null; tierName: string } {
  return {
    name: recorded ? 'Recorded player' : nickname === null ? 'Former player' : firstNameOf(nickname),
    avatar: recorded || nickname === null ? null : seenByOthers(avatar),
    tierName: showsRank ? tierInAWord(standing) : '',
  };
}

export const tierInAWord = ({ tier, provisional }: TierStanding): string => (provisional ? 'Unranked' : tierName(tier));
