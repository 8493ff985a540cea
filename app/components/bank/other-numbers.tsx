import { Link } from '@remix-run/react';
import { RichText } from '../maths/rich-text';
import styles from './other-numbers.module.css';
import replay from './replay.module.css';

interface OtherNumbersProps {
  others: { seed: string; promptHtml: string; keyHtml: string }[];
  to: (seed: string) => string;
}

/** The same kind of question with other numbers, one below the other. */
export function OtherNumbers({ others, to }: OtherNumbersProps) {
  return (
    <section className={`card ${replay.part}`} aria-labelledby="others">
      <h2 id="others">With other numbers</h2>
      <ul className={styles.others}>
        {others.map(({ seed, promptHtml, keyHtml }) => (
          <li key={seed}>
            <Link to={to(seed)}>{seed}</Link>
            <RichText html={promptHtml} />
            <RichText html={keyHtml} />
          </li>
        ))}
      </ul>
    </section>
  );
}
