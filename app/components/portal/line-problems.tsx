import type { ReactNode } from 'react';
import styles from './portal.module.css';

interface LineProblemsProps {
  problems: { line: number; text: string; why: string }[];
  /** How many there are, and what was done with the rest. */
  caption: ReactNode;
  /** What a tick does that leaves these lines out; null where nothing would be left, or where the tick stands below. */
  skip?: string | null;
}

const mostShown = 20;

/** The lines of a pasted list that cannot be used, each with what is wrong. */
export function LineProblems({ problems, caption, skip = null }: LineProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div className={styles.scroll}>
      <table className={styles.problems}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">It says</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, mostShown).map(({ line, text, why }) => (
            <tr key={`${line} ${text}`}>
              <td className="num">{line}</td>
              <td>{text}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length <= mostShown ? null : <p>And {problems.length - mostShown} more.</p>}
      {skip === null ? null : (
        <label className={styles.skip}>
          <input type="checkbox" name="skip" value="yes" /> {skip}
        </label>
      )}
    </div>
  );
}
