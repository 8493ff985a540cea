/** What a practice will ask: templates in order, with the error that each redoes. */
export interface PracticePlan {
  topicIds: string[];
  questions: { templateId: string; errorId: string | null }[];
}
