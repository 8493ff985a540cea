import type { ResultOf } from 'gql.tada';
import type { ErrorLogbookPage } from '../../graphql/error-logbook/error-logbook-page';

type Logbook = ResultOf<typeof ErrorLogbookPage>['errorLogbook'];

export type ErrorState = Logbook['entries'][number]['state'];
export type ErrorTotals = Logbook['totals'];
export type HeatCell = Logbook['heat'][number];
export type FixedWeek = Logbook['fixedByWeek'][number];
export type FollowUp = Logbook['followUps'][number];

/** One mistake as the page shows it: formulas are HTML already, dates are words. */
export interface ErrorRow {
  id: string;
  questionId: string;
  title: string;
  topicTitle: string;
  misconceptionName: string | null;
  promptHtml: string;
  answerHtml: string;
  state: ErrorState;
  when: string;
}

/** Errors that share an idea or a topic, and the ids that one "Fix" redoes. */
export interface ErrorGroupRow {
  id: string;
  name: string;
  detailHtml: string;
  count: number;
  errorIds: string[];
}

export type GroupBy = 'type' | 'topic';

export const stateNames: Record<ErrorState, string> = {
  OPEN: 'Open',
  REVIEWING: 'Reviewing',
  RELAPSED: 'Relapsed',
  FIXED: 'Fixed',
};

/** Names of the mistake types that a misconception can belong to. */
export const typeNames: Record<string, string> = {
  'rule-mix-up': 'Rule mix-up',
  'place-value': 'Place value',
  'sign-slip': 'Sign slip',
  reading: 'Reading',
  arithmetic: 'Arithmetic',
  order: 'Order',
  units: 'Units',
  concept: 'Concept',
  unclassified: 'Not named yet',
};
