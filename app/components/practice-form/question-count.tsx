import { type InputHTMLAttributes, useState } from 'react';
import { Cluster, Stack } from '../ui/layout';
import styles from './practice-form.module.css';

type QuestionCountProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'min' | 'max' | 'step'> & {
  label: string;
  first: number;
};

/** How many questions: a slider whose number stands above it. */
export function QuestionCount({ label, first, ...range }: QuestionCountProps) {
  const [count, setCount] = useState(first);
  return (
    <Stack className="card" gap={2}>
      <Cluster justify="between">
        <label htmlFor="question-count">
          <b>{label}</b>
        </label>
        <output htmlFor="question-count" className="big-num">
          {count}
        </output>
      </Cluster>
      <input
        {...range}
        id="question-count"
        className={styles.range}
        type="range"
        defaultValue={first}
        onChange={(event) => setCount(Number(event.target.value))}
      />
    </Stack>
  );
}
