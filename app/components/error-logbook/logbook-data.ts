import type { ResultOf } from 'gql.tada';
import type { ErrorLogbookPage } from '../../graphql/error-logbook/error-logbook-page';

type Logbook = ResultOf<typeof ErrorLogbookPage>['errorLogbook'];

export type ErrorState = Logbook['entries'][number]['state'];
export type ErrorTotals = Logbook['totals'];
export type HeatCell = Logbook['heat'][number];
export type FixedWeek = Logbook['fixedByWeek'][number];

/** A question and what was answered, both as safe HTML. */
export interface Mistake {
  questionHtml: string;
  answerHtml: string;
}

/** One error as the page shows it: dates are words. */
export interface ErrorRow extends Mistake {
  id: string;
  questionId: string;
  title: string;
  topicTitle: string;
  misconceptionName: string | null;
  state: ErrorState;
  /** For a fixed one: confirmed, or the day from which it can be. */
  standing: string;
  when: string;
}

/** Errors that share an idea or a topic, and the ids that one "Fix" redoes. */
export interface ErrorGroupRow {
  id: string;
  name: string;
  detail: string;
  example: Mistake;
  count: number;
  state: ErrorState;
  errorIds: string[];
}

/** Recommended questions about errors that wait for the same thing on the same day. */
export interface FollowUpRow {
  id: string;
  kind: Logbook['followUps'][number]['kind'];
  title: string;
  count: number;
  when: string;
  due: boolean;
  errorIds: string[];
  example: Mistake | null;
}

/** Where the review session stands; `current` is the next error (1-based). */
export interface ReviewProgress {
  reviewed: number;
  total: number;
  current: number;
}

export type GroupBy = 'type' | 'topic';

export const stateNames: Record<ErrorState, string> = {
  OPEN: 'Open',
  REVIEWING: 'Reviewing',
  RELAPSED: 'Came back',
  FIXED: 'Fixed',
};

/** Errors that one button redoes: five a day clear what the reminder speaks of. */
export const dailyErrors = 5;

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
