import { Form, useNavigation } from '@remix-run/react';
import { classLimits, showJoinCode } from '../../../rules/classes';
import { mostTaught } from '../../../rules/taught-courses';
import type { AccountFormState } from '../../lib/account-forms';
import { classPaths } from '../../lib/class-paths';
import { paths } from '../../lib/paths';
import { BrowserZoneField } from '../account/browser-zone-field';
import { CourseField } from '../courses/course-field';
import { Field } from '../ui/field';
import { LinkButton } from '../ui/link-button';
import { TextInput } from '../ui/text-input';
import { CourseTicks } from './course-ticks';
import styles from './onboarding.module.css';
import { OwnStepHead } from './own-step-head';
import { SkipStep } from './skip-step';
import { GoOn, StepProblem } from './step-form-parts';

interface SchoolStepProps {
  schoolName: string | null;
  state: AccountFormState;
}

/** The school, for students who look whether it is their class. */
export function SchoolStep({ schoolName, state: { values, errors, message } }: SchoolStepProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="school" title="Where do you teach?" />
      <p className={styles.lead}>
        Students see it next to your name before they join a class, so they know it’s yours.
      </p>
      <Form method="post" className={styles.form} noValidate>
        <StepProblem text={message} />
        <Field label="School (optional)" error={errors.name}>
          {(aria) => (
            <TextInput
              {...aria}
              name="name"
              autoComplete="organization"
              maxLength={classLimits.longestSchoolName}
              defaultValue={values.name ?? schoolName ?? ''}
            />
          )}
        </Field>
        <GoOn busy={busy} />
      </Form>
      <SkipStep />
    </section>
  );
}

interface SubjectsStepProps {
  courses: { id: string; name: string }[];
  teaches: string[];
  state: AccountFormState;
}

/** The years and courses, for the lists of the class and task forms. */
export function SubjectsStep({ courses, teaches, state: { values, errors, message } }: SubjectsStepProps) {
  const busy = useNavigation().formMethod === 'POST';
  const ticked = values.teaches?.split(' ') ?? teaches;
  const kinds = [
    { legend: 'School years', of: courses.filter(({ id }) => id.startsWith('year-')) },
    { legend: 'Exams and senior courses', of: courses.filter(({ id }) => !id.startsWith('year-')) },
  ];
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="subjects-years" title="What do you teach?" />
      <p className={styles.lead}>These come first wherever you choose a course. Pick up to {mostTaught}.</p>
      <Form method="post" className={`${styles.form} ${styles.roomy}`} noValidate>
        <StepProblem text={message ?? errors.teaches ?? null} />
        {kinds.map(({ legend, of }) => (
          <CourseTicks key={legend} name="teaches" legend={legend} courses={of} ticked={ticked} />
        ))}
        <GoOn busy={busy} />
      </Form>
      <SkipStep back="school" />
    </section>
  );
}

interface FirstClassStepProps {
  courses: { id: string; name: string }[];
  /** The first of the courses that they teach; empty where none is known. */
  courseId: string;
  /** Sent again it is the same class. */
  creationKey: string;
  /** The class that is there already; null before the first. */
  school: { name: string } | null;
  state: AccountFormState;
}

/** A first class: name and course. Colour and time zone can be changed in its settings. */
export function FirstClassStep({ courses, courseId, creationKey, school, state }: FirstClassStepProps) {
  const busy = useNavigation().formMethod === 'POST';
  const { values, errors, message } = state;
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="first-class" title={school === null ? 'Create your first class' : `${school.name} is ready`} />
      <p className={styles.lead}>
        {school === null
          ? 'You just need a name and a course. You’ll get a code for your students.'
          : 'You can create another one here, or invite students.'}
      </p>
      {school === null ? null : (
        <div className={styles.ways}>
          <LinkButton to={paths.onboarding('students')} variant="main" size="xl">
            Invite students
          </LinkButton>
        </div>
      )}
      <Form method="post" className={styles.form} noValidate>
        <StepProblem text={message} />
        <input type="hidden" name="creationKey" value={values.creationKey || creationKey} />
        <BrowserZoneField />
        <Field label="Name" hint="Keep it short, such as 8B or Maths club." error={errors.name}>
          {(aria) => (
            <TextInput
              {...aria}
              name="name"
              autoComplete="off"
              maxLength={classLimits.longestName}
              defaultValue={values.name}
            />
          )}
        </Field>
        <CourseField courses={courses} value={values.courseId ?? courseId} error={errors.courseId} />
        <GoOn busy={busy} label={school === null ? 'Create class' : 'Create another class'} />
      </Form>
      <SkipStep back="subjects-years" />
    </section>
  );
}

interface StudentsStepProps {
  /** The newest class; null where there is none yet. */
  school: { id: string; name: string; joinCode: string } | null;
  /** The address that opens the class to whoever has it. */
  link: string | null;
}

/** How students come into the class. */
export function StudentsStep({ school, link }: StudentsStepProps) {
  return (
    <section aria-labelledby="step">
      <OwnStepHead
        step="students"
        title={school === null ? 'Invite your students' : `Invite students to ${school.name}`}
      />
      {school === null || link === null ? (
        <>
          <p className={styles.lead}>Create a class first. Your students join with its code.</p>
          <div className={styles.ways}>
            <LinkButton to={paths.onboarding('first-class')} variant="main" size="xl">
              Create class
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <p className={styles.lead}>Write the code on the board or send the link. Students can join themselves.</p>
          <p className={styles.code}>{showJoinCode(school.joinCode)}</p>
          <div className={styles.form}>
            <Field label="Link to the class">{(aria) => <TextInput {...aria} readOnly value={link} />}</Field>
          </div>
          <div className={styles.ways}>
            <LinkButton to={paths.teacherClassJoin(school.id)} variant="line" size="xl">
              Invite by email, or show a QR code
            </LinkButton>
            <LinkButton to={classPaths.accounts(school.id)} variant="line" size="xl">
              Create accounts from names
            </LinkButton>
          </div>
        </>
      )}
      <SkipStep label={school === null ? 'Skip this' : 'Next'} back="first-class" />
    </section>
  );
}

interface FirstTaskStepProps {
  /** The newest class; null where there is none yet. */
  school: { id: string; name: string } | null;
  /** Sent again it is the same draft. */
  creationKey: string;
  state: AccountFormState;
}

/** A first task, made by one click; the teacher sees and changes it before the class does. */
export function FirstTaskStep({ school, creationKey, state: { message } }: FirstTaskStepProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="step">
      <OwnStepHead step="first-task" title={school === null ? 'Your first task' : `A first task for ${school.name}`} />
      {school === null ? (
        <>
          <p className={styles.lead}>Create a class first, so you can set it a task.</p>
          <div className={styles.ways}>
            <LinkButton to={paths.onboarding('first-class')} variant="main" size="xl">
              Create class
            </LinkButton>
          </div>
        </>
      ) : (
        <>
          <p className={styles.lead}>
            Ten questions on the first topics in the course, due in a week. You can check and change everything before
            your students get it.
          </p>
          <Form method="post" className={styles.form}>
            <StepProblem text={message} />
            <input type="hidden" name="class" value={school.id} />
            <input type="hidden" name="creationKey" value={creationKey} />
            <GoOn busy={busy} label="Create task" />
          </Form>
        </>
      )}
      <SkipStep back="students" />
    </section>
  );
}
