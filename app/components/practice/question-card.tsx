import { Calculator } from 'lucide-react';
import type { ReactNode } from 'react';
import { MarkedChoices } from '../maths/answer-field/marked-choices';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { HintLadder } from './hint-ladder';
import { MistakeNote } from './mistake-note';
import styles from './practice.module.css';
import type { AttemptView, QuestionView } from './question-data';
import { ReportForm } from './report-form';
import type { QuestionState } from './use-practice-question';
import { useShowVerdict } from './use-show-verdict';
import { Verdict } from './verdict';

interface QuestionCardProps {
  question: QuestionView;
  state: QuestionState;
  mistake: AttemptView | null;
  /** Where the answer goes, as long as it stands on this card. */
  bar: ReactNode;
}

/** The question as asked, and below it what is said about the answer. */
export function QuestionCard({ question, state, mistake, bar }: QuestionCardProps) {
  const status = useShowVerdict(question.attempts.length);
  const marked = state.closed && question.answerMode === 'CHOICE';
  return (
    <section className={`card ${styles.card}`} aria-labelledby="question">
      <div className={styles.inside}>
        <div className={styles.head}>
          <h1 id="question" className="eyebrow">
            Question {question.index} · {question.title}
          </h1>
          <ReportForm questionId={question.id} reported={question.reported} />
        </div>
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
        {marked ? (
          <MarkedChoices
            choices={question.choices}
            tried={question.attempts.map(({ answer }) => answer)}
            rightId={question.attempts.find(({ verdict }) => verdict === 'CORRECT')?.answer ?? null}
          />
        ) : null}
        {/* Always there: what appears in it is read out. */}
        <div ref={status} role="status" className={styles.status}>
          <Verdict question={question} standing={state.standing} mistake={mistake} />
        </div>
        {mistake === null ? null : <MistakeNote mistake={mistake} closed={state.closed} />}
        {mistake === null || state.closed || question.hintCount === 0 ? null : <HintLadder question={question} />}
      </div>
      {bar}
    </section>
  );
}
