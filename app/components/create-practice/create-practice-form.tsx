import { Form, useNavigation } from '@remix-run/react';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Option } from '../practice-form/option';
import form from '../practice-form/practice-form.module.css';
import { QuestionCount } from '../practice-form/question-count';
import { StartBar } from '../practice-form/start-bar';
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
  const firstTopic = course.topics.find(({ id }) => id === first.firstTopicId) ?? setup.nextStep?.topic ?? null;
  const comesFirst = firstTopic !== null && (choice.topicIds.length === 0 || choice.topicIds.includes(firstTopic.id));
  return (
    <Form
      method="post"
      className={`page ${form.page} ${styles.page}`}
      onChange={(event) => setChoice(choiceOf(new FormData(event.currentTarget)))}
    >
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      {firstTopic === null ? null : <input type="hidden" name="firstTopic" value={firstTopic.id} />}
      <div className={form.head}>
        <h1>{course.name}</h1>
        {comesFirst ? <p>We’ll start with {firstTopic.title}, your next topic.</p> : null}
      </div>
      <ModePicker courseId={course.id} mode={first.mode} timer={setup.timer} />
      <div className={styles.settings}>
        <fieldset className={form.card}>
          <legend>Difficulty</legend>
          <div className={form.options}>
            {difficulties.map(({ value, label }) => (
              <Option
                key={value}
                type="radio"
                name="difficulty"
                value={value}
                defaultChecked={value === first.difficulty}
              >
                {label}
              </Option>
            ))}
          </div>
        </fieldset>
        <QuestionCount
          label="How many questions"
          name="questionCount"
          min={5}
          max={40}
          step={5}
          first={first.questionCount}
        />
      </div>
      <TopicPicker topics={course.topics} chosenTopicIds={first.topicIds} />
      <StartBar failure={failure && failureText(failure)}>
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
            title="We’ll pick the topics"
          >
            <Shuffle aria-hidden size={20} />
            Surprise me
          </Button>
        </div>
      </StartBar>
    </Form>
  );
}

const failureText = ({ message, available }: { message: string; available: number | null }): string =>
  available === null ? message : `${message} There are ${available} that match your choices.`;
