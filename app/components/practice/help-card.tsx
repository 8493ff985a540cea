import { AskTutor } from '../chat/ask-tutor';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { Cluster } from '../ui/layout';
import styles from './practice.module.css';
import type { QuestionView } from './question-data';
import { WorkedSteps } from './worked-steps';

/** Worked lines beside the question: one like it after a wrong answer, its own once it is closed. Nothing before. */
export function HelpCard({ question: { solution, workedExample } }: { question: QuestionView }) {
  if (solution === null && workedExample === null) return null;
  return (
    <section
      className={`card ${styles.card}`}
      aria-label={solution === null ? 'Help' : 'Worked solution'}
      data-part="question"
    >
      <div className={styles.inside}>
        {solution !== null ? (
          <div>
            <h2 className="eyebrow">Worked solution</h2>
            <WorkedSteps steps={solution.steps} />
            <p>
              <b>
                Answer <RichText html={solution.answerHtml} inline />
              </b>
            </p>
          </div>
        ) : workedExample !== null ? (
          <div>
            <h2 className="eyebrow">A similar worked example</h2>
            <RichText html={workedExample.promptHtml} />
            {workedExample.figureHtml === null ? null : (
              <div style={{ maxWidth: 240 }}>
                <DrawnFigure html={workedExample.figureHtml} />
              </div>
            )}
            <WorkedSteps steps={workedExample.steps} />
          </div>
        ) : null}
        <Cluster>
          <AskTutor aiModel="SOLUTION">Ask about these steps</AskTutor>
        </Cluster>
      </div>
    </section>
  );
}
