import type { AskedView } from '../asked-question/asked-data';
import type { StepView } from '../practice/question-data';

/** A question to try, as its page shows it. */
export interface TryView {
  topic: { id: string; title: string; year: number };
  number: number;
  question: AskedView;
  /** As it was typed or chosen. */
  answer: string;
  reply: {
    verdict: 'CORRECT' | 'WRONG' | 'WRONG_FORM' | 'UNREADABLE';
    messageHtml: string;
    answerHtml: string | null;
    misconception: { name: string; explanationHtml: string } | null;
  } | null;
  solution: { answerHtml: string; steps: StepView[] } | null;
}
