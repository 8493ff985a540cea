import { Calculator } from 'lucide-react';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { WorkedSteps } from '../practice/worked-steps';
import { CheckList } from './check-list';
import styles from './replay.module.css';
import type { ReplayShown } from './replay-data';

/** One question of the bank: as asked, its key by two methods, its steps, its wrong paths and the checks run on it. */
export function ReplayView({ question }: { question: ReplayShown }) {
  const passed = question.checks.filter(({ problems }) => problems.length === 0).length;
  return (
    <div className={styles.replay}>
      <section className={`card ${styles.question}`} aria-labelledby="as-asked">
        <h2 id="as-asked" className="eyebrow">
          As the student sees it
        </h2>
        <RichText html={question.promptHtml} className={styles.ask} />
        {question.figureHtml === null ? null : <DrawnFigure html={question.figureHtml} className={styles.figure} />}
        {question.instructionHtml === null ? null : <RichText html={question.instructionHtml} />}
        {question.calculator ? (
          <p className={styles.note}>
            <Calculator aria-hidden size={18} /> A calculator is allowed.
          </p>
        ) : null}
        {question.choices.length === 0 ? null : (
          <ul className={styles.choices}>
            {question.choices.map(({ html, right }) => (
              <li key={html} className={right ? styles.right : undefined}>
                <RichText html={html} inline />
                {right ? <small>The key</small> : null}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="key">
        <h2 id="key">The key, by two roads</h2>
        <RichText html={question.keyHtml} className={styles.key} />
        <p>{question.secondRoad}</p>
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="steps">
        <h2 id="steps">Steps</h2>
        <WorkedSteps steps={question.steps} />
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="hints">
        <h2 id="hints">What a student hears on the way</h2>
        <ol className={styles.hints}>
          {question.steps.map(({ hintHtml, askHtml }, place) => (
            <li key={place}>
              <RichText html={hintHtml} />
              <RichText html={askHtml} className={styles.asked} />
            </li>
          ))}
        </ol>
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="wrong-paths">
        <h2 id="wrong-paths">Wrong paths</h2>
        {question.wrongPaths.length === 0 ? (
          <p>None of the known wrong rules leads to an answer with these numbers.</p>
        ) : (
          <ul className={styles.paths}>
            {question.wrongPaths.map((path) => (
              <li key={path.misconceptionName}>
                <div className={styles.pathHead}>
                  <b>{path.misconceptionName}</b>
                  <span>
                    gives <RichText html={path.answerHtml} inline />
                  </span>
                </div>
                <RichText html={path.feedbackHtml} />
                <p className={styles.proof}>
                  Leaves the right way at step {path.firstWrongStep}.{' '}
                  {path.provesIt ? 'The answer is traced back to this idea' : 'The answer is not traced back'}
                  {path.alsoBy.length === 0
                    ? '.'
                    : `, and to “${path.alsoBy.join('”, “')}” as well: a student gets one more question.`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="checks">
        <h2 id="checks">
          Checked just now: {passed} of {question.checks.length} hold
        </h2>
        <CheckList checks={question.checks} />
      </section>
    </div>
  );
}
