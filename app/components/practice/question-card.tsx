import { Form, useNavigation } from '@remix-run/react';
import { Calculator, CircleHelp, Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { MarkedChoices } from '../maths/answer-field/marked-choices';
import { Button } from '../ui/button';
import { Cluster } from '../ui/layout';
import { Fold } from './fold';
import { HeadDetails } from './head-details';
import { HintLadder } from './hint-ladder';
import { MistakeNote } from './mistake-note';
import styles from './practice.module.css';
import type { PracticeSummary } from './practice-bar';
import type { AttemptView, QuestionView } from './question-data';
import { QuestionStrip } from './question-strip';
import { ReportForm } from './report-form';
import { SheetPeek } from './sheet-peek';
import type { Sheet } from './sheet-tabs';
import { StakeChip } from './stake-chip';
import type { QuestionState } from './use-practice-question';
import { useShowVerdict } from './use-show-verdict';
import { Verdict } from './verdict';

interface QuestionCardProps {
  question: QuestionView;
  mode: PracticeSummary['mode'];
  state: QuestionState;
  mistake: AttemptView | null;
  /** Where the answer goes, or the way on. */
  bar: ReactNode;
  /** The one that a phone shows. */
  sheet: Sheet;
  onSheet: (sheet: Sheet) => void;
}

/** The question as asked with its answer, below it what is said about the answer, then the hints. */
export function QuestionCard({ question, mode, state, mistake, bar, sheet, onSheet }: QuestionCardProps) {
  const isChallenge = mode === 'CHALLENGE';
  const status = useShowVerdict(question.attempts.length);
  const marked = state.closed && question.answerMode === 'CHOICE';
  const hints = !state.closed && question.hintCount > 0;
  return (
    <section className={`card ${styles.card}`} aria-labelledby="question">
      <QuestionStrip
        question={question}
        isStrip={sheet !== 'question'}
        className={styles.inside}
        head={<Head question={question} isChallenge={isChallenge} />}
      >
        {question.calculator ? (
          <p className="small muted">
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
      </QuestionStrip>
      {bar}
      <div className={styles.said} data-part="question">
        {/* Always there: what appears in it is read out. */}
        <div ref={status} role="status" className={styles.status}>
          <Verdict question={question} standing={state.standing} mistake={mistake} />
        </div>
        {mistake === null ? null : <MistakeNote mistake={mistake} closed={state.closed} />}
        {mistake === null || state.closed ? null : <Retry mode={mode} />}
      </div>
      {hints ? (
        <div className={styles.hints} data-part="hints">
          <Fold
            title="Show me a hint"
            Icon={Lightbulb}
            folds={question.young && question.hints.length === 0}
            isSheet={sheet === 'hints'}
            part="hints"
          >
            <HintLadder question={question} />
          </Fold>
        </div>
      ) : null}
      <SheetPeek question={question} hints={hints} onSheet={onSheet} />
    </section>
  );
}

function Head({ question, isChallenge }: { question: QuestionView; isChallenge: boolean }) {
  return (
    <div className={styles.head} data-crowded={isChallenge || undefined}>
      <h1 id="question" className="eyebrow">
        Question {question.index} · {question.title}
      </h1>
      <div className={`no-print ${styles.headTools}`}>
        {isChallenge ? <StakeChip question={question} /> : null}
        {question.reason === null ? null : (
          <HeadDetails label="Why this question?" showLabel={!isChallenge} icon={<CircleHelp aria-hidden size={20} />}>
            <p>{question.reason}</p>
          </HeadDetails>
        )}
        <ReportForm questionId={question.id} reported={question.reported} />
      </div>
    </div>
  );
}

/** After a wrong answer: the same question again, or the way to its steps. */
function Retry({ mode }: { mode: PracticeSummary['mode'] }) {
  const navigation = useNavigation();
  return (
    <Cluster justify="between" align="bottom">
      <div>
        <h2>Have another go</h2>
        <p className="muted small">
          {mode === 'CASUAL' ? 'Getting it right this time still earns a coin.' : 'Check your working and try again.'}
        </p>
      </div>
      <Form method="post" preventScrollReset replace>
        <input type="hidden" name="intent" value="close" />
        <Button type="submit" variant="quiet" size="sm" busy={navigation.formData?.get('intent') === 'close'}>
          Show the full solution and move on
        </Button>
      </Form>
    </Cluster>
  );
}
