import { Form, useSubmit } from '@remix-run/react';
import { type FormEvent, useRef } from 'react';
import { AnswerField } from '../maths/answer-field/answer-field';
import { ChoiceField } from '../maths/answer-field/choice-field';
import { Button } from '../ui/button';
import styles from './practice.module.css';
import type { PracticeReply } from './practice-reply';
import { ProblemNote } from './problem-note';
import type { QuestionView } from './question-data';
import { useAnswerFocus } from './use-answer-focus';
import { useDigitKeys } from './use-digit-keys';
import { type QuestionState, savedAnswer } from './use-practice-question';

interface AnswerBarProps {
  question: QuestionView;
  state: QuestionState;
  formKey: string;
  reply: PracticeReply | null;
}

/** Where the answer is written and checked: right below the question, and always in the same place. */
export function AnswerBar({ question, state, formKey, reply }: AnswerBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const send = useSubmit();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter while an answer is checked: what is typed waits for the verdict.
    if (state.checking) return;
    state.submit();
    send(event.currentTarget, { method: 'post', replace: true, preventScrollReset: true });
  };
  const problemHtml = problemOf(question, state, reply);
  const problemId = problemHtml === null ? null : 'answer-problem';
  const isChoice = question.answerMode === 'CHOICE';
  const moment = `${question.attempts.length} ${state.standing} ${reply?.formKey ?? ''}`;
  useAnswerFocus(form, moment, returnedAnswer(question, reply));
  useDigitKeys(isChoice ? question.choices.map(({ id }) => id) : null, state.type);
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      replace
      className={styles.answerBar}
      data-choice={isChoice || undefined}
      data-part="answer"
      data-stays
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="key" value={formKey} />
      {isChoice ? <input type="hidden" name="kind" value="choice" /> : null}
      {problemHtml === null ? null : <ProblemNote id="answer-problem" html={problemHtml} />}
      {state.restored && state.draft !== '' && problemHtml === null ? (
        <p role="status" className="muted small">
          You typed this before the connection dropped.
        </p>
      ) : null}
      <div className={styles.answerRow}>
        {isChoice ? (
          <ChoiceField choices={question.choices} value={state.draft} onChange={state.type} />
        ) : (
          <AnswerField
            keys={question.keys}
            inputMode={question.inputMode}
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
  if (reply !== null) return reply.intent === 'line' || reply.intent === 'take-back' ? null : reply.messageHtml;
  return standing === 'unreadable' ? (question.attempts.at(-1)?.messageHtml ?? null) : null;
}

/** What came back to be mended; one that did not get through is only sent again. */
function returnedAnswer(question: QuestionView, reply: PracticeReply | null): string | null {
  if (reply?.intent !== 'answer') return savedAnswer(question) || null;
  return reply.kind === 'unreadable' ? reply.typed : null;
}
