import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { Button } from '../ui/button';
import styles from './create-practice.module.css';
import type { PracticeCourse } from './practice-course';
import { TopicPicker } from './topic-picker';

interface CreatePracticeFormProps {
  course: PracticeCourse;
  chosenTopicIds: string[];
  idempotencyKey: string;
  failure: { message: string; available: number | null } | null;
}

const difficulties = [
  { value: 'ADAPTIVE', label: 'Fits me' },
  { value: 'EASY', label: 'Easy' },
  { value: 'NORMAL', label: 'Normal' },
  { value: 'HARD', label: 'Hard' },
];

/** Topics, difficulty and length of a new Casual practice. A plain form: it works without JavaScript. */
export function CreatePracticeForm({ course, chosenTopicIds, idempotencyKey, failure }: CreatePracticeFormProps) {
  const navigation = useNavigation();
  const [count, setCount] = useState(10);
  return (
    <div>
      <Form method="post" className={`page ${styles.page}`}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <div className={styles.head}>
          <h1>{course.name}</h1>
          <p>Casual practice: no clock, every hint, and retries that cost nothing.</p>
        </div>
        <TopicPicker topics={course.topics} chosenTopicIds={chosenTopicIds} />
        <div className={styles.side}>
          <fieldset className={styles.card}>
            <legend>How hard</legend>
            <div className={styles.topics}>
              {difficulties.map(({ value, label }) => (
                <label key={value} className={styles.option}>
                  <input type="radio" name="difficulty" value={value} defaultChecked={value === 'ADAPTIVE'} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          <div className={styles.card}>
            <div className={styles.countRow}>
              <label htmlFor="question-count">
                <b>How many questions</b>
              </label>
              <output htmlFor="question-count">{count}</output>
            </div>
            <input
              id="question-count"
              className={styles.count}
              type="range"
              name="questionCount"
              min={5}
              max={40}
              step={5}
              value={count}
              onChange={(event) => setCount(Number(event.target.value))}
            />
            {failure !== null && (
              <p role="alert" className={styles.error}>
                {failure.message}
                {failure.available !== null && ` There are ${failure.available} for this choice.`}
              </p>
            )}
          </div>
          <Button type="submit" variant="main" size="xl" full busy={navigation.state === 'submitting'}>
            Start
          </Button>
        </div>
      </Form>
    </div>
  );
}
