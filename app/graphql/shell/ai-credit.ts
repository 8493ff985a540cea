import { graphql, type ResultOf } from '../init';

export const aiCreditQuery = graphql(`
  query MyAiCredit {
    myAiCredit { creditsUsed totalCredits cycleStartedAt creditResetFrequency nextResetTime }
  }
`);

export type AiCredit = ResultOf<typeof aiCreditQuery>['myAiCredit'];
