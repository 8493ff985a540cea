import { Calculator } from 'lucide-react';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import type { AskedView } from './asked-data';
import styles from './asked-question.module.css';

interface AskedQuestionProps {
  question: AskedView;
  /** What was answered before; an option's id, or text. */
  answer: string;
  /** Id of the sentence that says what could not be read, where there is one. */
  problemId: string | null;
  autoFocus?: boolean;
}

/**
 * A question with a plain field for its answer, `answer` in the form around it. It needs no script: it stands on pages
 * that visitors get without React.
 */
export function AskedQuestion({ question, answer, problemId, autoFocus = false }: AskedQuestionProps) {
  const { choices } = question;
  return (
    <div className={styles.question} data-young={question.young || undefined}>
      <RichText html={question.promptHtml} className={styles.ask} />
      {question.figureHtml === null ? null : <DrawnFigure html={question.figureHtml} className={styles.figure} />}
      {question.instructionHtml === null ? null : (
        <RichText html={question.instructionHtml} className={styles.instruction} />
      )}
      {question.calculator ? (
        <p className={styles.note}>
          <Calculator aria-hidden size={18} /> You may use a calculator.
        </p>
      ) : null}
      {choices === null ? (
        <>
          <div className={styles.box} data-problem={problemId === null ? undefined : true}>
            {question.prefixHtml === null ? null : <span dangerouslySetInnerHTML={{ __html: question.prefixHtml }} />}
            <input
              // Another question has another field, so that nothing of the last answer stays.
              key={question.promptHtml}
              type="text"
              name="answer"
              inputMode={question.inputMode}
              defaultValue={answer}
              maxLength={200}
              aria-label="Your answer"
              aria-describedby={
                [problemId, question.typing === null ? null : 'typing'].filter(Boolean).join(' ') || undefined
              }
              aria-invalid={problemId === null ? undefined : true}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              // biome-ignore lint/a11y/noAutofocus: the page is for answering.
              autoFocus={autoFocus}
            />
            {question.suffix === null ? null : <span>{question.suffix}</span>}
          </div>
          {question.typing === null ? null : (
            <p id="typing" className={styles.typing}>
              {question.typing}
            </p>
          )}
        </>
      ) : (
        <fieldset key={question.promptHtml} className={styles.options}>
          <legend className="sr">Your answer</legend>
          {choices.map((choice, place) => (
            <label key={choice.id}>
              <input type="radio" name="answer" value={choice.id} defaultChecked={choice.id === answer} />
              <span className={styles.digit}>{place + 1}</span>
              <RichText html={choice.html} inline />
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
