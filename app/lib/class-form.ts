/** What a form about a class holds after a refusal: what was typed, and what is wrong with it. */
export interface ClassFormState {
  /** Which of the page's forms it was. */
  intent: string;
  values: Record<string, string>;
  /** Sentences by field name. */
  errors: Record<string, string>;
  /** What is wrong with the whole form. */
  message: string | null;
}
