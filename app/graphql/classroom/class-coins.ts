import { graphql } from '../init';
import { PageViewer } from '../shell/page-viewer';

export const ClassCoinsPage = graphql(
  `
    query ClassCoinsPage($classId: ID!) {
      ...PageViewer
      taughtClass(classId: $classId) {
        students { id nickname }
        coins {
          limit left
          awards { id nickname amount reason givenAt teacher }
          pot { id title goal sum givers given }
        }
      }
    }
  `,
  [PageViewer],
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

export const SetCoinsOnTasks = graphql(`
  mutation SetCoinsOnTasks($classId: ID!, $on: Boolean!) { setCoinsOnTasks(classId: $classId, on: $on) }
`);

export const OpenPot = graphql(`
  mutation OpenPot($classId: ID!, $title: String!, $goal: Int!, $creationKey: String!) {
    openPot(classId: $classId, title: $title, goal: $goal, creationKey: $creationKey)
  }
`);

export const GivePot = graphql(`
  mutation GivePot($classId: ID!, $potId: ID!) { givePot(classId: $classId, potId: $potId) }
`);

export const ClosePot = graphql(`
  mutation ClosePot($classId: ID!, $potId: ID!) { closePot(classId: $classId, potId: $potId) }
`);

export const GiveToPot = graphql(`
  mutation GiveToPot($potId: ID!, $amount: Int!, $creationKey: String!) {
    giveToPot(potId: $potId, amount: $amount, creationKey: $creationKey)
  }
`);
