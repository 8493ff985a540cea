import { graphql } from '../init';
import { Shell } from '../shell/shell';

export const ShopPage = graphql(
  `
    query ShopPage {
      ...Shell
      shop {
        coins
        items { id slot name price owned boughtAt worn }
        ledger { id amount reason courseId at }
      }
      quest { aims { label done needed } coins done collected }
    }
  `,
  [Shell],
);

export const BuyItem = graphql(`mutation BuyItem($itemId: ID!) { buyItem(itemId: $itemId) }`);

export const WearItem = graphql(
  `mutation WearItem($itemId: ID!, $on: Boolean!) { wearItem(itemId: $itemId, on: $on) }`,
);

export const CollectQuest = graphql(`mutation CollectQuest { collectQuest { collected } }`);
