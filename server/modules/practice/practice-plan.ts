import type { QuestionReason } from './draw/question-reason';

export interface PlannedQuestion {
  templateId: string;
  /** The error that it redoes. */
  errorId: string | null;
  reason: QuestionReason;
}

/** What a practice will ask: templates in order, with the error that each redoes. */
export interface PracticePlan {
  topicIds: string[];
  questions: PlannedQuestion[];
}
