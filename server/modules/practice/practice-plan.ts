import type { QuestionReason } from './draw/question-reason';

export interface PlannedQuestion {
  templateId: string;
  /** The error that it redoes. */
  errorId: string | null;
  reason: QuestionReason;
  /** The very question, stored already; drawn anew where it is not said. Its template may have gone since. */
  pinned?: { seed: string; instanceId: string; version: number; topicId: string };
}

/** What a practice will ask: templates in order, with the error that each redoes. */
export interface PracticePlan {
  topicIds: string[];
  questions: PlannedQuestion[];
}
