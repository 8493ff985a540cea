import { answerLatex, answerText } from '../../catalogue';
import type { StoredQuestion } from '../../questions';
import type { AttemptJson } from './report.repo';
import { ideaName } from './report-question';

export interface ReportAttempt {
  /** As the student knows it: of a choice the option. */
  answer: string;
  /** Null where it cannot be shown as a formula. */
  latex: string | null;
  verdict: string;
  misconceptionId: string | null;
  /** The name of the idea that it follows. */
  misconception: string | null;
}

/** An answer as reports show it. */
export function reportAttempt(
  { answer, verdict, misconception_id: misconceptionId }: Pick<AttemptJson, 'answer' | 'verdict' | 'misconception_id'>,
  question: StoredQuestion | null,
): ReportAttempt {
  return {
    answer: question === null ? answer : answerText(question, answer),
    latex: question !== null && verdict !== 'UNREADABLE' ? answerLatex(question, answer) : null,
    verdict,
    misconceptionId,
    misconception: misconceptionId === null ? null : ideaName(misconceptionId),
  };
}
