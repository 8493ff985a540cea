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
                {right ? <small>Answer</small> : null}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="key">
        <h2 id="key">The answer, worked out in two ways</h2>
        <RichText html={question.keyHtml} className={styles.key} />
        <p>{question.secondRoad}</p>
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="steps">
        <h2 id="steps">Steps</h2>
        <WorkedSteps steps={question.steps} />
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="hints">
        <h2 id="hints">Hints a student can ask for</h2>
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
        <h2 id="wrong-paths">Common mistakes</h2>
        {question.wrongPaths.length === 0 ? (
          <p>With these numbers, none of the common mistakes we know gives an answer.</p>
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
                  Goes wrong at step {path.firstWrongStep}.{' '}
                  {path.provesIt ? 'The answer points to this mistake' : 'The answer doesn’t point to this mistake'}
                  {path.alsoBy.length === 0
                    ? '.'
                    : `, and to “${path.alsoBy.join('”, “')}” as well, so we ask the student one more question.`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={`card ${styles.part}`} aria-labelledby="checks">
        <h2 id="checks">
          Checked just now: {passed} of {question.checks.length} passed
        </h2>
        <CheckList checks={question.checks} />
      </section>
    </div>
  );
}
