import { type InputHTMLAttributes, useState } from 'react';
import styles from './practice-form.module.css';

type QuestionCountProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'min' | 'max' | 'step'> & {
  label: string;
  first: number;
};

/** How many questions: a slider whose number stands above it. */
export function QuestionCount({ label, first, ...range }: QuestionCountProps) {
  const [count, setCount] = useState(first);
  return (
    <div className={styles.card}>
      <div className={styles.countRow}>
        <label htmlFor="question-count">
          <b>{label}</b>
        </label>
        <output htmlFor="question-count">{count}</output>
      </div>
      <input
        {...range}
        id="question-count"
        className={styles.count}
        type="range"
        defaultValue={first}
        onChange={(event) => setCount(Number(event.target.value))}
      />
    </div>
  );
}
