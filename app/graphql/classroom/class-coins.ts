import { graphql } from '../init';
import { Shell } from '../shell/shell';
import { ClassHead } from './class-head';

export const ClassCoinsPage = graphql(
  `
    query ClassCoinsPage($classId: ID!) {
      ...Shell
      taughtClass(classId: $classId) {
        ...ClassHead
        students { id nickname }
        coins { limit left awards { id nickname amount reason givenAt teacher } }
      }
    }
  `,
  [Shell, ClassHead],
);

export const AwardCoins = graphql(`
  mutation AwardCoins(
    $classId: ID!
    $studentId: ID!
    $kind: CoinAwardKind!
    $amount: Int!
    $reason: String!
    $creationKey: String!
  ) {
    awardCoins(
      classId: $classId
      studentId: $studentId
      kind: $kind
      amount: $amount
      reason: $reason
      creationKey: $creationKey
    )
  }
`);
