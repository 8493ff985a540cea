import { TextField } from '../account/text-field';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Choices, More } from '../ui/choices';
import { Field } from '../ui/field';
import { Cluster, Grid, Grow, Stack } from '../ui/layout';
import { Row, Rows } from '../ui/lists';
import { Select } from '../ui/select';
import { QuestionRows } from './question-rows';
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
      <Choices
        legend="Choosing questions"
        error={error('source')}
        name="source"
        columns
        chosen={value('source')}
        options={[
          { value: 'TOPICS', label: 'By topics', note: 'Each student gets different questions from the topics.' },
          {
            value: 'PICKED_OWN',
            label: 'Same questions, different numbers',
            note: `The same types of questions, with different numbers for each student.${isTest ? ' Best for a test.' : ''}`,
          },
          {
            value: 'PICKED',
            label: 'Same questions, same numbers',
            note: `Everyone gets exactly the same questions${isTest ? ', so answers can be passed on' : ''}.`,
          },
        ]}
      />
      <Exams exams={page.exams} chosen={value('exam')} />
      <More summary="Topics and difficulty" open={drawn}>
        <Stack gap={5}>
          <Grid least={200} align="bottom">
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
          </Grid>
          <Topics page={page} error={error('topicIds')} />
        </Stack>
      </More>
      <More summary={`Picked questions (${pickedCount})`} open={!drawn} id="picked">
        <Stack>
          <QuestionRows rows={page.picked} typed={value} />
          <Bank page={page} />
        </Stack>
      </More>
    </>
  );
}

/** Questions that were saved from another task. */
function Exams({ exams, chosen }: Pick<WizardPage, 'exams'> & { chosen: string }) {
  if (exams.length === 0) {
    return <p className="muted">Want to reuse questions from a task? Save them on its page, then choose them here.</p>;
  }
  return (
    <More summary="From a saved exam">
      <Stack>
        <p className="muted">This replaces the subjects, topics and questions in this task.</p>
        <Cluster align="bottom">
          <Grow least={200}>
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
          </Grow>
          <Button type="submit" name="intent" value="exam">
            Use its questions
          </Button>
        </Cluster>
      </Stack>
    </More>
  );
}

function Topics({ page: { topics, values }, error }: { page: WizardPage; error: string | undefined }) {
  const courses = [...new Map(topics.map(({ courseId, courseName }) => [courseId, courseName]))];
  return courses.map(([courseId, name]) => (
    <Choices
      key={courseId}
      legend={`${name} topics`}
      error={error}
      type="checkbox"
      name="topicIds"
      columns
      chosen={values.topicIds ?? []}
      options={topics
        .filter((topic) => topic.courseId === courseId)
        .map(({ id, title }) => ({ value: id, label: title }))}
    />
  ));
}

/** The bank, a topic at a time: each kind of question can be added. */
function Bank({ page: { topics, topicId, templates } }: { page: WizardPage }) {
  const byId = new Map(topics.map((topic) => [topic.id, topic]));
  return (
    <Stack id="bank">
      <Cluster align="bottom">
        <Grow least={200}>
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
        </Grow>
        <Button type="submit" name="intent" value="topic">
          Show its questions
        </Button>
      </Cluster>
      <Rows>
        {templates.map(({ id, title, difficulty, distinctQuestions }) => (
          <Row key={id} title={title}>
            {distinctQuestions === null ? null : <Chip tone="warn">Limited variety</Chip>}
            <Chip>{difficulty.charAt(0) + difficulty.slice(1).toLowerCase()}</Chip>
            <Button type="submit" name="change" value={`ADD ${id}`} size="sm" aria-label={`Add ${title}`}>
              Add
            </Button>
          </Row>
        ))}
      </Rows>
    </Stack>
  );
}
