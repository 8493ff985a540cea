import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { AskTutor } from '../chat/ask-tutor';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { Button } from '../ui/button';
import { HintLadder } from './hint-ladder';
import styles from './practice.module.css';
import type { PracticeSummary } from './practice-bar';
import type { QuestionView } from './question-data';
import { WorkedSteps } from './worked-steps';

interface HelpCardProps {
  question: QuestionView;
  mode: PracticeSummary['mode'];
  /** The answer or the way on, once it stands beside the help. */
  bar: ReactNode;
}

/** The card beside the question: hints first, after a wrong answer a worked one like it, at the end the worked steps. */
export function HelpCard({ question, mode, bar }: HelpCardProps) {
  const { solution, workedExample } = question;
  return (
    <section className={`card ${styles.card}`} aria-label={solution === null ? 'Help' : 'Worked steps'}>
      <div className={styles.inside}>
        {solution !== null ? (
          <div>
            <h2 className="eyebrow">The steps</h2>
            <WorkedSteps steps={solution.steps} />
            <p className={styles.answer}>
              Answer <RichText html={solution.answerHtml} inline />
            </p>
            <AskTutor aiModel="SOLUTION" className={styles.about}>
              Ask about these steps
            </AskTutor>
          </div>
        ) : (
          <>
            {workedExample === null ? null : (
              <div>
                <h2 className="eyebrow">A worked one like it</h2>
                <RichText html={workedExample.promptHtml} className={styles.example} />
                {workedExample.figureHtml === null ? null : (
                  <DrawnFigure html={workedExample.figureHtml} className={styles.smallFigure} />
                )}
                <WorkedSteps steps={workedExample.steps} />
                <AskTutor aiModel="SOLUTION" className={styles.about}>
                  Ask about these steps
                </AskTutor>
              </div>
            )}
            {bar !== null || question.hintCount === 0 ? null : <HintLadder question={question} />}
            {bar === null ? (
              <p className={styles.tip}>Work it out on paper if you like. Your place is kept.</p>
            ) : (
              <RetryHead mode={mode} />
            )}
          </>
        )}
      </div>
      {bar}
    </section>
  );
}

/** Above the second try: the same question again, or the way to its steps. */
function RetryHead({ mode }: { mode: PracticeSummary['mode'] }) {
  const navigation = useNavigation();
  return (
    <div className={styles.retry}>
      <div>
        <h2>Yours, again</h2>
        <p className="muted small">
          {mode === 'CASUAL' ? 'Another try costs nothing here.' : 'Have another look, then check.'}
        </p>
      </div>
      <Form method="post" preventScrollReset replace>
        <input type="hidden" name="intent" value="close" />
        <Button type="submit" variant="quiet" size="sm" busy={navigation.formData?.get('intent') === 'close'}>
          See all my steps and close this question
        </Button>
      </Form>
    </div>
  );
}
