import { graphql } from '../init';

export const SetChatWindow = graphql(
  `mutation SetChatWindow($state: ChatWindowState!) { setChatWindowState(state: $state) }`,
);
