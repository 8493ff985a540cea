/** What a form about a class holds after a refusal: what was typed, and what is wrong with it. */
export interface ClassFormState {
  /** Which of the page's forms it was. */
  intent: string;
  values: Record<string, string>;
  /** Sentences by field name. */
  errors: Record<string, string>;
  /** What is wrong with the whole form. */
  message: string | null;
  /** Somebody else saved meanwhile: theirs is on the page, beside what was typed. */
  isConflict?: boolean;
  /** What the teacher is asked to confirm before it is saved. */
  confirm?: string;
}
