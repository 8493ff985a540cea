import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';
import { Quest } from './quest';

export const ShopPage = graphql(
  `
    query ShopPage {
      ...PageViewer
      shop {
        coins
        pausesHeld
        ownQuest { choices { kind label } quest { ...Quest } }
        items { id slot name price owned boughtAt worn }
        ledger { id amount reason courseId at }
      }
      quest { ...Quest }
    }
  `,
  [PageViewer, Quest],
);

export const BuyItem = graphql(`mutation BuyItem($itemId: ID!) { buyItem(itemId: $itemId) }`);

export const BuyPauseDay = graphql(`mutation BuyPauseDay { buyPauseDay }`);

export const BeginOwnQuest = graphql(`mutation BeginOwnQuest($kinds: [AimKind!]!) { beginOwnQuest(kinds: $kinds) }`);

export const CollectOwnQuest = graphql(`mutation CollectOwnQuest { collectOwnQuest }`);

export const WearItem = graphql(
  `mutation WearItem($itemId: ID!, $on: Boolean!) { wearItem(itemId: $itemId, on: $on) }`,
);
