import { graphql, type ResultOf } from '../init';
import { Shell } from '../shell/shell';

export const DiscountsPage = graphql(
  `
    query DiscountsPage {
      ...Shell
      myVouchers { id code cents reason state createdAt expiresAt usedAt }
      myInvitations { registered rewarded }
    }
  `,
  [Shell],
);

export type VoucherData = ResultOf<typeof DiscountsPage>['myVouchers'][number];
