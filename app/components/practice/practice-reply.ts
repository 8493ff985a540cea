import type { MarkedView, Outcome } from './question-data';

/** What the page says after a form that did not change the question. What was typed is in it: nothing is lost. */
export interface PracticeReply {
  /** `empty` and `unreadable` cost nothing; `failed` did not reach the marker. */
  kind: 'empty' | 'unreadable' | 'failed';
  intent: string;
  typed: string;
  status: number;
  messageHtml: string;
  retryAfter: number | null;
  /** Idempotency key for the next try. */
  formKey: string;
}

/** An answer was marked: what it changed of the question and its set, for the page to show at once. */
export interface MarkedAnswer {
  kind: 'marked';
  practice: { coinsEarned: number; outcomes: Outcome[] };
  question: MarkedView;
  formKey: string;
}
