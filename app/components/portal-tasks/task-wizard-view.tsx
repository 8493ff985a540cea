import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { stepFields, type TaskStep, taskSteps } from '../../../rules/forms/task';
import type { ClassFormState } from '../../lib/class-form';
import { paths } from '../../lib/paths';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { focusRefused } from '../ui/focus-refused';
import { changeText, fieldLabels } from './task-fields';
import styles from './tasks.module.css';
import type { WizardPage } from './wizard-page';
import { QuestionsStep } from './wizard-questions';
import { MarkingStep, WhatStep, WhenStep, WhomStep } from './wizard-steps';

const stepLabels: Record<TaskStep, string> = {
  what: 'What',
  questions: 'Questions',
  when: 'When',
  marking: 'Marking',
  whom: 'Who it’s for',
};

const steps = { what: WhatStep, questions: QuestionsStep, when: WhenStep, marking: MarkingStep, whom: WhomStep };

interface TaskWizardViewProps extends WizardPage {
  /** What the draft holds, where `values` holds what was typed. */
  stored: Record<string, string[]>;
  reply: ClassFormState | undefined;
}

/** Setting a task, step by step. Each step is a form, and the draft is kept with each. */
export function TaskWizardView({ reply, stored, ...page }: TaskWizardViewProps) {
  const { draft, step, values, problems, checked, saved } = page;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (checked) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-wrong]')?.focus();
  }, [checked]);
  useEffect(() => {
    if (reply !== undefined && form.current !== null) focusRefused(form.current);
  }, [reply]);
  const Step = steps[step];
  const navigation = useNavigation();
  const sending = navigation.formData?.get('intent');
  const isBusy = navigation.state !== 'idle';
  const isLast = step === 'whom';
  const wrong = taskSteps.find((name) => name === reply?.values.step);
  return (
    <div className={`page ${styles.wizard}`}>
      <p className="back">
        <Link to={paths.teacherTasks(draft.class.id)}>Tasks of {draft.class.name}</Link>
      </p>
      <header className={styles.wizardHead}>
        <h1>Create task</h1>
        <p className={styles.quiet}>Draft saved {saved}</p>
      </header>
      <Form
        method="post"
        ref={form}
        noValidate
        className={styles.wizardForm}
        aria-busy={isBusy}
        onSubmit={(event) => {
          // A second press before the first is answered would change places and a version that are old by then.
          if (isBusy) event.preventDefault();
        }}
      >
        {/* Enter in a box goes on, as the main button does. */}
        <button type="submit" name="intent" value={isLast ? 'later' : 'next'} hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="step" value={step} />
        <input type="hidden" name="version" value={draft.version} />
        <input type="hidden" name="classId" value={draft.class.id} />
        <nav className={styles.steps} aria-label="Steps">
          {taskSteps.map((name, index) => (
            <button
              key={name}
              type="submit"
              name="intent"
              value={name}
              aria-current={name === step ? 'step' : undefined}
            >
              <span className="num">{index + 1}</span> <b>{stepLabels[name]}</b>
            </button>
          ))}
        </nav>
        {reply?.message ? (
          <p role="alert" tabIndex={-1} className={styles.problem}>
            {reply.message}{' '}
            {wrong === undefined || wrong === step ? null : (
              <Link to={`${paths.teacherTaskStep(draft.id, wrong)}&check`}>Go to {stepLabels[wrong]}</Link>
            )}
          </p>
        ) : null}
        {reply?.isConflict ? (
          <BothVersions
            by={draft.changedBy}
            at={saved}
            fields={stepFields[step].map((name) => ({
              name,
              label: fieldLabels[name] ?? name,
              mine: values[name] ?? [],
              theirs: stored[name] ?? [],
            }))}
            show={(name, list) => list.map((value) => nameOf(page, name, value)).join(', ')}
          />
        ) : null}
        <section className={`card ${styles.step}`} aria-label={stepLabels[step]}>
          <Step
            page={page}
            value={(field) => values[field]?.[0] ?? ''}
            error={(field) => (checked ? problems[field] : undefined)}
          />
        </section>
        <div className={styles.bar}>
          {isLast ? (
            <Button type="submit" name="intent" value="publish" variant="main" busy={sending === 'publish'}>
              Set task
            </Button>
          ) : (
            <Button type="submit" name="intent" value="next" variant="main" busy={sending === 'next'}>
              Next: {stepLabels[taskSteps[taskSteps.indexOf(step) + 1] ?? step]}
            </Button>
          )}
          <Button type="submit" name="intent" value="later" variant="line">
            Save for later
          </Button>
          <details className={styles.more}>
            <summary>Delete the draft…</summary>
            <p>Nobody has it yet, so no student work is lost.</p>
            <Button type="submit" name="intent" value="delete" variant="line">
              Yes, delete it
            </Button>
          </details>
        </div>
      </Form>
    </div>
  );
}

/** What a value stands for: subjects, topics, groups and students by their names. */
function nameOf({ courses, topics, draft }: WizardPage, field: string, value: string): string {
  switch (field) {
    case 'courseIds':
      return courses.find(({ id }) => id === value)?.name ?? value;
    case 'topicIds':
      return topics.find(({ id }) => id === value)?.title ?? value;
    case 'groups':
      return draft.groups.find(({ id }) => id === value)?.name ?? value;
    case 'students':
      return draft.students.find(({ id }) => id === value)?.nickname ?? value;
    default:
      return changeText(field, value);
  }
}
