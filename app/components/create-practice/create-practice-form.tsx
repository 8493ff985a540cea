import { Form, useNavigation } from '@remix-run/react';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button';
import { type Choice, choiceOf, choiceSummary, difficulties } from './choice';
import styles from './create-practice.module.css';
import { ModePicker } from './mode-picker';
import type { PracticeCourse, PracticeSetup } from './practice-course';
import { TopicPicker } from './topic-picker';

interface CreatePracticeFormProps {
  course: PracticeCourse;
  setup: PracticeSetup;
  first: Choice & { firstTopicId: string | null };
  idempotencyKey: string;
  failure: { message: string; available: number | null } | null;
}

/** Mode, topics, difficulty and length of a new practice. A plain form: it works without JavaScript. */
export function CreatePracticeForm({ course, setup, first, idempotencyKey, failure }: CreatePracticeFormProps) {
  const navigation = useNavigation();
  const [choice, setChoice] = useState<Choice>(first);
  const sending = navigation.state === 'submitting' ? navigation.formData : undefined;
  const firstTopic = course.topics.find(({ id }) => id === first.firstTopicId) ?? setup.nextTopic;
  const comesFirst = firstTopic !== null && (choice.topicIds.length === 0 || choice.topicIds.includes(firstTopic.id));
  return (
    <Form
      method="post"
      className={`page ${styles.page}`}
      onChange={(event) => setChoice(choiceOf(new FormData(event.currentTarget)))}
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {firstTopic === null ? null : <input type="hidden" name="firstTopic" value={firstTopic.id} />}
      <div className={styles.head}>
        <h1>{course.name}</h1>
        {comesFirst ? <p>First comes {firstTopic.title}, your next topic.</p> : null}
      </div>
      <ModePicker courseId={course.id} mode={first.mode} timer={setup.timer} />
      <div className={styles.settings}>
        <fieldset className={styles.card}>
          <legend>How hard</legend>
          <div className={styles.topics}>
            {difficulties.map(({ value, label }) => (
              <label key={value} className={styles.option}>
                <input type="radio" name="difficulty" value={value} defaultChecked={value === first.difficulty} />
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
            <output htmlFor="question-count">{choice.questionCount}</output>
          </div>
          <input
            id="question-count"
            className={styles.count}
            type="range"
            name="questionCount"
            min={5}
            max={40}
            step={5}
            defaultValue={first.questionCount}
          />
        </div>
      </div>
      <TopicPicker topics={course.topics} chosenTopicIds={first.topicIds} />
      <div className={styles.start}>
        {failure === null ? null : (
          <p role="alert" className={styles.error}>
            {failure.message}
            {failure.available !== null && ` There are ${failure.available} for this choice.`}
          </p>
        )}
        <p id="practice-choice" className={styles.summary}>
          {choiceSummary(choice, course, setup)}
        </p>
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="main"
            size="xl"
            full
            aria-describedby="practice-choice"
            busy={sending !== undefined && !sending.has('surprise')}
          >
            Start
          </Button>
          <Button
            type="submit"
            variant="line"
            size="xl"
            name="surprise"
            value="yes"
            busy={sending?.has('surprise') ?? false}
            title="Chance picks the topics"
          >
            <Shuffle aria-hidden size={20} />
            Surprise me
          </Button>
        </div>
      </div>
    </Form>
  );
}
