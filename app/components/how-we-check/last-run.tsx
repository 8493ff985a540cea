import type { BankSummaryData } from '../../graphql/bank/bank-summary';
import styles from './last-run.module.css';

/** What the last run over all questions counted, and how many kinds of question each year has. */
export function LastRun({ bank }: { bank: BankSummaryData }) {
  const { lastRun, years } = bank;
  const most = Math.max(...years.map(({ templates }) => templates), 1);
  return (
    <section className={`card ${styles.run}`} aria-labelledby="last-run">
      <h2 id="last-run">The last full run</h2>
      <p>
        On {dayLabel(lastRun.day)} we made each of {count(lastRun.templates)} types of question with {lastRun.seeds}{' '}
        different sets of numbers. It ended with {count(lastRun.problems)} problems.
      </p>
      <dl className={styles.counts}>
        <Count name="questions made" value={lastRun.questions} />
        <Count name="checks run" value={lastRun.checks} />
        <Count name="steps checked" value={lastRun.steps} />
        <Count name="common mistakes tried" value={lastRun.wrongPaths} />
      </dl>
      <h3>Types of question by year</h3>
      <ul className={styles.bars}>
        {years.map(({ year, topics, templates }) => (
          <li key={year}>
            <span>Year {year}</span>
            <span className={styles.bar} style={{ inlineSize: `${(templates / most) * 100}%` }} aria-hidden />
            <span>
              {templates} <small>in {topics} topics</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{count(value)}</dd>
    </div>
  );
}

const count = (value: number): string => value.toLocaleString('en-AU');

/** 2026-11-20 as 20 November 2026. */
function dayLabel(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
