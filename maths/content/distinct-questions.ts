import few from './record/few-questions.json';

const known: Readonly<Record<string, number>> = few;

/** About how many different questions a template makes where they are few (at most 400); null where they are many. */
export function distinctQuestions(templateId: string): number | null {
  return known[templateId] ?? null;
}
