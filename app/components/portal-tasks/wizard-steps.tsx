import { readTask } from '../../../rules/forms/task';
import { taskLimits } from '../../../rules/tasks/kinds';
import { zoneLabel } from '../../../rules/time-zones';
import { TextField } from '../account/text-field';
import { studentCount } from '../classes/people-words';
import { Choices } from '../ui/choices';
import { Field } from '../ui/field';
import { Grid } from '../ui/layout';
import { TextArea } from '../ui/text-area';
import { GradeCutoffs } from './grade-cutoffs';
import { gradeLabels } from './task-fields';
import type { StepProps } from './wizard-page';

/** Homework or test, its name, and the subjects it is about. */
export function WhatStep({ page, value, error }: StepProps) {
  return (
    <>
      <Choices
        legend="Kind"
        name="type"
        columns
        chosen={value('type')}
        options={[
          {
            value: 'HOMEWORK',
            label: 'Homework',
            note: 'Hints and the tutor are on, and students see straight away if they’re right.',
          },
          {
            value: 'TEST',
            label: 'Test',
            note: 'No hints and no tutor. Students see their marks when you release the answers.',
          },
        ]}
      />
      <TextField
        label="Name"
        hint="This is what your students will see."
        name="title"
        autoComplete="off"
        maxLength={taskLimits.longestTitle}
        defaultValue={value('title')}
        error={error('title')}
      />
      <Field label="Instructions (optional)" error={error('instructions')}>
        {(aria) => (
          <TextArea
            {...aria}
            name="instructions"
            rows={3}
            maxLength={taskLimits.longestInstructions}
            defaultValue={value('instructions')}
          />
        )}
      </Field>
      <Choices
        legend="Subjects"
        hint="Choose more than one to mix questions from all of them."
        error={error('courseIds')}
        type="checkbox"
        name="courseIds"
        columns
        chosen={page.values.courseIds ?? []}
        options={page.courses.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Choices
        legend="Homework mode"
        hint="Tests have their own mode."
        name="practiceType"
        columns
        chosen={value('practiceType')}
        options={[
          { value: 'CASUAL_TASK', label: 'At their own pace', note: 'No timer. Worked solutions after each question.' },
          { value: 'CHALLENGE_TASK', label: 'Challenge', note: 'As a challenge. Worked solutions after handing in.' },
        ]}
      />
    </>
  );
}

/** From opening to answers, on the clock of the class. */
export function WhenStep({ page, value, error }: StepProps) {
  const { timeZone, name } = page.draft.class;
  const city = zoneLabel(timeZone);
  const answers = readTask(page.values, timeZone).input.answersWhen;
  const time = (field: string, label: string, hint: string) => (
    <TextField
      label={label}
      hint={hint}
      name={field}
      type="datetime-local"
      autoComplete="off"
      defaultValue={value(field)}
      error={error(field)}
    />
  );
  return (
    <>
      <p className="muted">
        Times are in {name}’s time zone ({city}). 4:00 pm stays 4:00 pm, even when daylight saving starts or ends.
      </p>
      <Grid least={200} align="bottom">
        {time('opensAt', 'Opens', 'Students can see it from this time.')}
        {time('dueAt', 'Due', 'On time if submitted by then.')}
        {time('lateUntil', 'Late until', 'Work after the due date is marked late. Leave blank for no late work.')}
      </Grid>
      <TextField
        label="Time limit in minutes (optional)"
        hint="For tests and challenges only. One timer covers the whole task and starts with the first question. Extensions don’t change a running timer."
        name="minutes"
        type="number"
        autoComplete="off"
        defaultValue={value('minutes')}
        error={error('minutes')}
      />
      <Choices
        legend="Release test answers"
        name="answersWhen"
        columns
        chosen={answers}
        options={[
          { value: 'HAND_IN', label: 'At hand-in' },
          { value: 'DUE', label: 'At the due date' },
          { value: 'DATE', label: 'On a chosen date' },
          { value: 'NEVER', label: 'Never' },
        ]}
      />
      {time('answersAt', 'That date', 'Used with “On a chosen date”.')}
    </>
  );
}

/** How the score is shown, and what it is made of. */
export function MarkingStep({ page, value, error }: StepProps) {
  return (
    <>
      <TextField
        label="Attempts allowed"
        hint="1 to 5, before the due date. Each has new numbers, and the best one counts. Students only do a test once."
        name="tries"
        type="number"
        autoComplete="off"
        defaultValue={value('tries') || '1'}
        error={error('tries')}
      />
      <Choices
        legend="Grade shown as"
        name="gradeType"
        columns
        chosen={value('gradeType')}
        options={[
          { value: 'POINT', label: gradeLabels.POINT, note: '18 / 24' },
          { value: 'PERCENTAGE', label: gradeLabels.PERCENTAGE, note: '75 %' },
          { value: 'LETTER', label: gradeLabels.LETTER, note: 'A to E, using the cut-offs below' },
          { value: 'NOT_GRADE', label: gradeLabels.NOT_GRADE, note: 'Done or not, with your comments' },
        ]}
      />
      <GradeCutoffs value={value} error={error('A')} />
      <Choices
        legend="Scored by"
        name="scoringType"
        columns
        chosen={value('scoringType')}
        options={[
          { value: 'POINTS', label: 'Points', note: 'Each question is worth points.' },
          {
            value: 'RUBRIC',
            label: 'Rubric',
            note: 'You choose a level for each criterion, and we add up the points.',
          },
        ]}
      />
      <Field
        label="Rubric"
        hint="One line per criterion: its name, a colon, then the levels from 0 up, separated by |."
        error={error('rubric')}
      >
        {(aria) => <TextArea {...aria} name="rubric" rows={4} defaultValue={page.values.rubric?.[0] ?? ''} />}
      </Field>
    </>
  );
}

/** The whole class, groups of it, or single students. */
export function WhomStep({ page, value, error }: StepProps) {
  const { students, groups, class: school } = page.draft;
  return (
    <>
      <Choices
        legend="Who it’s for"
        name="whole"
        columns
        chosen={value('whole')}
        options={[
          {
            value: 'all',
            label: `All of ${school.name}`,
            note: `Students who join later get it too, while it’s open. Now: ${students.length}.`,
          },
          { value: 'some', label: 'Only students selected below' },
        ]}
      />
      {groups.length === 0 ? (
        <p className="muted">Often pick the same students? Put them in a group on the class’s Groups page.</p>
      ) : (
        <Choices
          legend="Groups"
          hint="Everyone in the group when you set the task."
          type="checkbox"
          name="groups"
          columns
          chosen={page.values.groups ?? []}
          options={groups.map(({ id, name, count }) => ({ value: id, label: name, note: studentCount(count) }))}
        />
      )}
      {students.length === 0 ? (
        <p className="muted">Nobody has joined the class yet. Students who join get the task then.</p>
      ) : (
        <Choices
          legend="Students"
          error={error('students')}
          type="checkbox"
          name="students"
          columns
          chosen={page.values.students ?? []}
          options={students.map(({ id, nickname }) => ({ value: id, label: nickname }))}
        />
      )}
    </>
  );
}
