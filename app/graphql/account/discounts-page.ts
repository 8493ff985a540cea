import { graphql, type ResultOf } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const DiscountsPage = graphql(
  `
    query DiscountsPage {
      ...PageViewer
      myVouchers { id code cents reason state createdAt expiresAt usedAt }
      myInvitations { registered rewarded }
    }
  `,
  [PageViewer],
);

export type VoucherData = ResultOf<typeof DiscountsPage>['myVouchers'][number];
