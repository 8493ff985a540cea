import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { stepFields, type TaskStep, taskSteps } from '../../../rules/forms/task';
import type { ClassFormState } from '../../lib/class-form';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { More } from '../ui/choices';
import { focusRefused } from '../ui/focus-refused';
import { Cluster, Stack } from '../ui/layout';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { Tabs } from '../ui/tabs';
import { changeText, fieldLabels } from './task-fields';
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
    <Page
      width="narrow"
      back={{ to: paths.teacherTasks(draft.class.id), label: `Tasks for ${draft.class.name}` }}
      title="Create task"
      lead={`Draft saved ${saved}`}
    >
      <Form
        method="post"
        ref={form}
        noValidate
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
        <Stack gap={5}>
          <Tabs label="Steps" current={step}>
            {taskSteps.map((name, index) => (
              <button
                key={name}
                type="submit"
                name="intent"
                value={name}
                aria-current={name === step ? 'step' : undefined}
                aria-label={`${index + 1} ${stepLabels[name]}`}
              >
                <small>{index + 1}</small>
                {/* A phone has room for one name: the other steps are their numbers. */}
                <span className={name === step ? undefined : 'hide-m'}>{stepLabels[name]}</span>
              </button>
            ))}
          </Tabs>
          {reply?.message ? (
            <Alert>
              {reply.message}{' '}
              {wrong === undefined || wrong === step ? null : (
                <Link to={`${paths.teacherTaskStep(draft.id, wrong)}&check`}>Go to {stepLabels[wrong]}</Link>
              )}
            </Alert>
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
          <Section label={stepLabels[step]}>
            <Stack gap={6}>
              <Step
                page={page}
                value={(field) => values[field]?.[0] ?? ''}
                error={(field) => (checked ? problems[field] : undefined)}
              />
            </Stack>
          </Section>
          <Cluster justify="between" align="top">
            <Cluster>
              {isLast ? (
                <Button type="submit" name="intent" value="publish" variant="main" busy={sending === 'publish'}>
                  Set task
                </Button>
              ) : (
                <Button type="submit" name="intent" value="next" variant="main" busy={sending === 'next'}>
                  Next: {stepLabels[taskSteps[taskSteps.indexOf(step) + 1] ?? step]}
                </Button>
              )}
              <Button type="submit" name="intent" value="later">
                Save for later
              </Button>
            </Cluster>
            <More summary="Delete the draft…">
              <p>Nobody has it yet, so no student work is lost.</p>
              <Button type="submit" name="intent" value="delete">
                Yes, delete it
              </Button>
            </More>
          </Cluster>
        </Stack>
      </Form>
    </Page>
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
