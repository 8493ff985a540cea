/** A text that a person can read, and where it stands. */
export interface Sentence {
  text: string;
  /** A file and line, or a question template with its seed and part. */
  place: string;
  /** Screen or topic: "app/components/practice", "server/modules/tasks", "Year 6 Number". */
  area: string;
}

export function wordCount(text: string): number {
  return text.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0;
}
