import { TextField } from '../account/text-field';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import { Choice, ChoiceSet } from './choice-set';
import { QuestionRows } from './question-rows';
import styles from './tasks.module.css';
import type { StepProps, WizardPage } from './wizard-page';

/** Choosing questions: drawn for each student, or picked by hand from the bank. */
export function QuestionsStep({ page, value, error }: StepProps) {
  const { draft, pickedCount } = page;
  const isTest = page.values.type?.[0] === 'TEST';
  const drawn = value('source') === 'TOPICS';
  const counts = [
    { field: 'easy', label: 'Easy', most: draft.easyAvailable },
    { field: 'normal', label: 'Normal', most: draft.normalAvailable },
    { field: 'hard', label: 'Hard', most: draft.hardAvailable },
  ];
  return (
    <>
      <ChoiceSet label="Choosing questions" error={error('source')}>
        <Choice
          name="source"
          value="TOPICS"
          current={value('source')}
          hint="Each student gets different questions from the topics."
        >
          By topics
        </Choice>
        <Choice
          name="source"
          value="PICKED_OWN"
          current={value('source')}
          hint={`The same types of questions, with different numbers for each student.${isTest ? ' Best for a test.' : ''}`}
        >
          Same questions, different numbers
        </Choice>
        <Choice
          name="source"
          value="PICKED"
          current={value('source')}
          hint={`Everyone gets exactly the same questions${isTest ? ', so answers can be passed on' : ''}.`}
        >
          Same questions, same numbers
        </Choice>
      </ChoiceSet>
      <Exams exams={page.exams} chosen={value('exam')} />
      <details open={drawn} className={styles.part}>
        <summary>Topics and difficulty</summary>
        <div className={styles.row}>
          {counts.map(({ field, label, most }) => (
            <TextField
              key={field}
              label={label}
              hint={`${most} to draw from`}
              name={field}
              type="number"
              autoComplete="off"
              defaultValue={value(field)}
              error={error(field)}
            />
          ))}
        </div>
        <Topics page={page} error={error('topicIds')} />
      </details>
      <details open={!drawn} className={styles.part} id="picked">
        <summary>Picked questions ({pickedCount})</summary>
        <QuestionRows rows={page.picked} typed={value} />
        <Bank page={page} />
      </details>
    </>
  );
}

/** Questions that were saved from another task. */
function Exams({ exams, chosen }: Pick<WizardPage, 'exams'> & { chosen: string }) {
  if (exams.length === 0) {
    return (
      <p className={styles.quiet}>Want to reuse questions from a task? Save them on its page, then choose them here.</p>
    );
  }
  return (
    <details className={styles.part}>
      <summary>From a saved exam</summary>
      <p className={styles.quiet}>This replaces the subjects, topics and questions in this task.</p>
      <div className={styles.row}>
        <Field label="Saved exam">
          {(aria) => (
            <Select {...aria} name="exam" defaultValue={chosen}>
              <option value="">Choose one</option>
              {exams.map(({ id, name, questionCount }) => (
                <option key={id} value={id}>
                  {name} ({questionCount})
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" name="intent" value="exam" variant="line">
          Use its questions
        </Button>
      </div>
    </details>
  );
}

function Topics({ page: { topics, values }, error }: { page: WizardPage; error: string | undefined }) {
  const chosen = values.topicIds ?? [];
  const courses = [...new Map(topics.map(({ courseId, courseName }) => [courseId, courseName]))];
  return courses.map(([courseId, name]) => (
    <ChoiceSet key={courseId} label={`Topics of ${name}`} error={error} columns>
      {topics
        .filter((topic) => topic.courseId === courseId)
        .map(({ id, title }) => (
          <Choice key={id} type="checkbox" name="topicIds" value={id} current={chosen.includes(id) ? id : ''}>
            {title}
          </Choice>
        ))}
    </ChoiceSet>
  ));
}

/** The bank, a topic at a time: each kind of question can be added. */
function Bank({ page: { topics, topicId, templates } }: { page: WizardPage }) {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  return (
    <div className={styles.bank} id="bank">
      <div className={styles.row}>
        <Field label="Add from a topic">
          {(aria) => (
            <Select {...aria} name="topic" defaultValue={topicId ?? ''}>
              <option value="">Choose one</option>
              {[...byId.values()].map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button type="submit" name="intent" value="topic" variant="line">
          Show its questions
        </Button>
      </div>
      <ul className={styles.tasks}>
        {templates.map(({ id, title, difficulty, distinctQuestions }) => (
          <li key={id}>
            <span className={styles.grow}>{title}</span>
            {distinctQuestions === null ? null : <Chip tone="warn">Limited variety</Chip>}
            <Chip>{difficulty.charAt(0) + difficulty.slice(1).toLowerCase()}</Chip>
            <Button
              type="submit"
              name="change"
              value={`ADD ${id}`}
              variant="line"
              size="sm"
              aria-label={`Add ${title}`}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
