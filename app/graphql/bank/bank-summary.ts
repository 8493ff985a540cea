import { graphql, type ResultOf } from '../init';

/** What the question bank holds and how it was last checked, for everybody. */
export const BankSummary = graphql(`
  query BankSummary {
    bank {
      templates
      topics
      misconceptions
      years { year topics templates }
      lastRun { day seeds templates questions checks steps wrongPaths formulas problems }
    }
  }
`);

export type BankSummaryData = ResultOf<typeof BankSummary>['bank'];
