import { Form, useNavigation } from '@remix-run/react';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import styles from '../practice-form/practice-form.module.css';
import { QuestionCount } from '../practice-form/question-count';
import { StartBar } from '../practice-form/start-bar';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Cluster, Stack } from '../ui/layout';
import { Page } from '../ui/page';
import { type Choice, choiceOf, choiceSummary, difficulties } from './choice';
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
    <Page title={course.name} lead={comesFirst ? `We’ll start with ${firstTopic.title}, your next topic.` : undefined}>
      <Form
        method="post"
        className={styles.form}
        onChange={(event) => setChoice(choiceOf(new FormData(event.currentTarget)))}
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        {firstTopic === null ? null : <input type="hidden" name="firstTopic" value={firstTopic.id} />}
        <Stack className={styles.wide} gap={3}>
          <ModePicker courseId={course.id} mode={first.mode} timer={setup.timer} />
        </Stack>
        <Stack className={styles.settings} gap={6}>
          <div className="card">
            <Choices legend="Difficulty" name="difficulty" options={difficulties} chosen={first.difficulty} />
          </div>
          <QuestionCount
            label="How many questions"
            name="questionCount"
            min={5}
            max={40}
            step={5}
            first={first.questionCount}
          />
        </Stack>
        <div className={`card ${styles.choices}`}>
          <TopicPicker topics={course.topics} chosenTopicIds={first.topicIds} />
        </div>
        <StartBar failure={failure && failureText(failure)}>
          <p id="practice-choice" className="small">
            <b>{choiceSummary(choice, course, setup)}</b>
          </p>
          <Cluster>
            <Button
              type="submit"
              variant="main"
              size="xl"
              className={styles.grow}
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
          </Cluster>
        </StartBar>
      </Form>
    </Page>
  );
}

const failureText = ({ message, available }: { message: string; available: number | null }): string =>
  available === null ? message : `${message} There are ${available} that match your choices.`;
