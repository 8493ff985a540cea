/** A question for the reason of a rule, with what is true and what is tempting: judged by which one is chosen, never by likeness. */
export interface ReasonQuestion {
  /** Kebab-case. */
  id: string;
  topicIds: string[];
  /** Rich text. */
  ask: string;
  right: string;
  /** Tempting false statements, with the misconception that makes one tempting, where it has a name. */
  wrong: { text: string; misconceptionId?: string }[];
}
