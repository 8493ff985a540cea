import { useEffect, useState } from 'react';
import { afterPaint } from '../../lib/after-paint';
import type { QuestionView } from './question-data';

/** The question for what stands beside it. Steps and figures of a verdict come one frame after it: they are heavy to draw. */
export function useQuestionBeside(question: QuestionView): QuestionView {
  const [painted, setPainted] = useState(question);
  useEffect(() => afterPaint(() => setPainted(question)), [question]);
  const isNewVerdict = painted.attempts.length !== question.attempts.length || painted.closed !== question.closed;
  return isNewVerdict ? painted : question;
}
