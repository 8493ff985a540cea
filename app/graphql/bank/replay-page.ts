import { graphql } from '../init';
import { ReplayParts } from './replay-parts';

/** The kinds of question of one year, to pick from. */
export const BankTopics = graphql(`
  query BankTopics($year: Int!) {
    bankTopics(year: $year) {
      topic { id title }
      templates { id title difficulty }
    }
  }
`);

/** One question again. */
export const ReplayPage = graphql(
  `
    query ReplayPage($templateId: ID!, $seed: String!) {
      replay(templateId: $templateId, seed: $seed) { ...ReplayParts }
    }
  `,
  [ReplayParts],
);
