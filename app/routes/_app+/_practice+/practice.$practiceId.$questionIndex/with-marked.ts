import type { MarkedAnswer } from '~/components/practice/practice-reply';
import type { Outcome, QuestionView } from '~/components/practice/question-data';

/** What a marked answer changes of the page. */
export interface ShownPractice {
  practice: { coinsEarned: number; outcomes: Outcome[] };
  question: QuestionView;
  formKey: string;
}

/** The page with a marked answer; the page itself where it knows that answer already, or shows another question. */
export function withMarked<Page extends ShownPractice>(page: Page, marked: MarkedAnswer): Page {
  const { practice, question, formKey } = marked;
  if (question.id !== page.question.id) return page;
  const last = question.attempts.at(-1)?.id;
  if (page.question.attempts.some(({ id }) => id === last)) return page;
  return {
    ...page,
    practice: { ...page.practice, ...practice },
    question: { ...page.question, ...question },
    formKey,
  };
}
