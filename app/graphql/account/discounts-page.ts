import { graphql } from '../init';
import { Shell } from '../shell/shell';

export const DiscountsPage = graphql(
  `
    query DiscountsPage {
      ...Shell
      discounts { id }
    }
  `,
  [Shell],
);
