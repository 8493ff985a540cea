import { readTask } from '../../../rules/forms/task';
import { taskLimits } from '../../../rules/tasks/kinds';
import { zoneLabel } from '../../../rules/time-zones';
import { TextField } from '../account/text-field';
import { studentCount } from '../classes/people-words';
import { Field } from '../ui/field';
import { TextArea } from '../ui/text-area';
import { Choice, ChoiceSet } from './choice-set';
import { gradeLabels } from './task-fields';
import styles from './tasks.module.css';
import type { StepProps } from './wizard-page';

/** Homework or test, its name, and the subjects it is about. */
export function WhatStep({ page, value, error }: StepProps) {
  const chosen = page.values.courseIds ?? [];
  return (
    <>
      <ChoiceSet label="Kind">
        <Choice
          name="type"
          value="HOMEWORK"
          current={value('type')}
          hint="Hints and the tutor are on; right or not is said at once."
        >
          Homework
        </Choice>
        <Choice
          name="type"
          value="TEST"
          current={value('type')}
          hint="No hints, no chat; marks when you release the answers."
        >
          Test
        </Choice>
      </ChoiceSet>
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
      <ChoiceSet
        label="Subjects"
        hint="Choose more than one to mix questions from all of them."
        error={error('courseIds')}
        columns
      >
        {page.courses.map(({ id, name }) => (
          <Choice key={id} type="checkbox" name="courseIds" value={id} current={chosen.includes(id) ? id : ''}>
            {name}
          </Choice>
        ))}
      </ChoiceSet>
      <ChoiceSet label="Homework mode" hint="Tests have their own mode.">
        <Choice
          name="practiceType"
          value="CASUAL_TASK"
          current={value('practiceType')}
          hint="No timer. Worked solutions after each question."
        >
          At their own pace
        </Choice>
        <Choice
          name="practiceType"
          value="CHALLENGE_TASK"
          current={value('practiceType')}
          hint="As a challenge. Worked solutions after handing in."
        >
          Challenge
        </Choice>
      </ChoiceSet>
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
      <p className={styles.quiet}>
        Times of {name}: {city}. Where the clocks change in between, 4:00 pm stays 4:00 pm on the wall.
      </p>
      <div className={styles.row}>
        {time('opensAt', 'Opens', 'Students can see it from this time.')}
        {time('dueAt', 'Due', 'On time if submitted by then.')}
        {time('lateUntil', 'Late until', 'Work after the due date is marked late. Leave blank for no late work.')}
      </div>
      <TextField
        label="Time limit in minutes (optional)"
        hint="For tests and challenges only. One timer covers the whole task and starts with the first question. Extensions don’t change a running timer."
        name="minutes"
        type="number"
        autoComplete="off"
        defaultValue={value('minutes')}
        error={error('minutes')}
      />
      <ChoiceSet label="Answers of a test become visible">
        <Choice name="answersWhen" value="HAND_IN" current={answers}>
          At hand-in
        </Choice>
        <Choice name="answersWhen" value="DUE" current={answers}>
          At the due date
        </Choice>
        <Choice name="answersWhen" value="DATE" current={answers}>
          On a chosen date
        </Choice>
        <Choice name="answersWhen" value="NEVER" current={answers}>
          Never
        </Choice>
      </ChoiceSet>
      {time('answersAt', 'That date', 'Used with “On a chosen date”.')}
    </>
  );
}

const letters = ['A', 'B', 'C', 'D'] as const;

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
      <ChoiceSet label="Grade shown as">
        <Choice name="gradeType" value="POINT" current={value('gradeType')} hint="18 / 24">
          {gradeLabels.POINT}
        </Choice>
        <Choice name="gradeType" value="PERCENTAGE" current={value('gradeType')} hint="75 %">
          {gradeLabels.PERCENTAGE}
        </Choice>
        <Choice name="gradeType" value="LETTER" current={value('gradeType')} hint="A to E, using the cut-offs below">
          {gradeLabels.LETTER}
        </Choice>
        <Choice name="gradeType" value="NOT_GRADE" current={value('gradeType')} hint="Done or not, with your comments">
          {gradeLabels.NOT_GRADE}
        </Choice>
      </ChoiceSet>
      <fieldset className={styles.borders}>
        <legend>Grade cut-offs (%)</legend>
        {letters.map((letter) => (
          <label key={letter}>
            {letter}
            <input type="number" name={letter} min={1} max={100} defaultValue={value(letter)} />
          </label>
        ))}
        {error('A') === undefined ? null : <p className={styles.problem}>{error('A')}</p>}
      </fieldset>
      <ChoiceSet label="Scored by">
        <Choice name="scoringType" value="POINTS" current={value('scoringType')} hint="Each question is worth points.">
          Points
        </Choice>
        <Choice
          name="scoringType"
          value="RUBRIC"
          current={value('scoringType')}
          hint="You choose a level for each criterion; the values are summed."
        >
          Rubric
        </Choice>
      </ChoiceSet>
      <Field
        label="Rubric"
        hint="A line for each criterion: its name, a colon, then the levels from 0 up with | between them."
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
  const chosen = page.values.students ?? [];
  const chosenGroups = page.values.groups ?? [];
  return (
    <>
      <ChoiceSet label="Who it’s for">
        <Choice
          name="whole"
          value="all"
          current={value('whole')}
          hint={`Students who join later get it too, while it’s open. Now: ${students.length}.`}
        >
          All of {school.name}
        </Choice>
        <Choice name="whole" value="some" current={value('whole')}>
          Only students selected below
        </Choice>
      </ChoiceSet>
      {groups.length === 0 ? (
        <p className={styles.quiet}>Often pick the same students? Put them in a group on the class’s Groups page.</p>
      ) : (
        <ChoiceSet label="Groups" hint="Everyone in the group when you set the task." columns>
          {groups.map(({ id, name, count }) => (
            <Choice
              key={id}
              type="checkbox"
              name="groups"
              value={id}
              current={chosenGroups.includes(id) ? id : ''}
              hint={studentCount(count)}
            >
              {name}
            </Choice>
          ))}
        </ChoiceSet>
      )}
      {students.length === 0 ? (
        <p className={styles.quiet}>Nobody has joined the class yet. Students who join get the task then.</p>
      ) : (
        <ChoiceSet label="Students" error={error('students')} columns>
          {students.map(({ id, nickname }) => (
            <Choice key={id} type="checkbox" name="students" value={id} current={chosen.includes(id) ? id : ''}>
              {nickname}
            </Choice>
          ))}
        </ChoiceSet>
      )}
    </>
  );
}
