import { Form } from '@remix-run/react';
import { Info } from 'lucide-react';
import { AnswerField } from '../maths/answer-field/answer-field';
import { ChoiceField } from '../maths/answer-field/choice-field';
import { RichText } from '../maths/rich-text';
import { Button } from '../ui/button';
import styles from './practice.module.css';
import type { PracticeReply } from './practice-reply';
import type { QuestionView } from './question-data';
import { useDigitKeys } from './use-digit-keys';
import type { QuestionState } from './use-practice-question';

interface AnswerBarProps {
  question: QuestionView;
  state: QuestionState;
  formKey: string;
  reply: PracticeReply | null;
}

/** Where the answer is written and checked; on the phone it stays within reach of the thumb. */
export function AnswerBar({ question, state, formKey, reply }: AnswerBarProps) {
  const problemHtml = problemOf(question, state, reply);
  const problemId = problemHtml === null ? null : 'answer-problem';
  const isChoice = question.answerMode === 'CHOICE';
  useDigitKeys(isChoice ? question.choices.map(({ id }) => id) : null, state.type);
  return (
    <Form
      method="post"
      preventScrollReset
      replace
      className={styles.answerBar}
      data-choice={isChoice || undefined}
      onSubmit={state.submit}
    >
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="key" value={formKey} />
      {problemHtml === null ? null : (
        <div id="answer-problem" role="alert" className={styles.problem}>
          <Info aria-hidden size={20} />
          <RichText html={problemHtml} />
        </div>
      )}
      <div className={styles.answerRow}>
        {isChoice ? (
          <ChoiceField choices={question.choices} value={state.draft} onChange={state.type} />
        ) : (
          <AnswerField
            keys={question.keys}
            prefixHtml={question.prefixHtml}
            suffix={question.suffix}
            value={state.draft}
            onChange={state.type}
            problemId={problemId}
          />
        )}
        <Button type="submit" variant="main" size="xl" busy={state.checking} className={styles.check}>
          {state.checking ? 'Checking…' : 'Check'}
        </Button>
      </div>
    </Form>
  );
}

/** What could not be read, or did not get through; it stands right above the box. */
function problemOf(question: QuestionView, { standing }: QuestionState, reply: PracticeReply | null): string | null {
  if (reply !== null) return reply.messageHtml;
  return standing === 'unreadable' ? (question.attempts.at(-1)?.messageHtml ?? null) : null;
}
