import { Link } from '@remix-run/react';
import { sharingYear } from '../../../rules/report-sharing';
import { taskLimits } from '../../../rules/tasks/kinds';
import type { ClassFormState } from '../../lib/class-form';
import { paths } from '../../lib/paths';
import { TextField } from '../account/text-field';
import { RichText } from '../maths/rich-text';
import { type ClassHead, ClassPage } from '../portal/class-page';
import { PortalForm } from '../portal/portal-form';
import { ShareCard, type ShareCardProps } from '../task-report/share-card';
import { Chip, type ChipTone } from '../ui/chip';
import { Field } from '../ui/field';
import { Select } from '../ui/select';
import { TextArea } from '../ui/text-area';
import { TeacherQuestion, type TeacherQuestionView } from './question-rows';
import type { StudentLine } from './student-line';
import styles from './tasks.module.css';

interface AnswerView {
  questionId: string;
  index: number;
  title: string;
  outcome: string | null;
  points: number;
  hintsOpened: number;
  markPoints: number | null;
  markComment: string;
  requestReason: string | null;
  requestWaits: boolean;
  question: TeacherQuestionView | null;
  attempts: { text: string; html: string | null; verdict: string; misconception: string | null }[];
}

interface StudentTaskViewProps {
  task: { id: string; title: string; type: string; scoringType: string; class: ClassHead };
  rubric: { name: string; levels: string[] }[];
  student: StudentLine & {
    comment: string;
    rubricValues: (number | null)[];
    excused: boolean;
    isHandedIn: boolean;
    ownDueAt: string;
    ownLateUntil: string;
    extraMinutes: number;
    /** Of the test that the student works on now. */
    clock: { endsAt: string; label: string } | null;
  };
  answers: AnswerView[];
  /** Links to the report for the family. */
  share: ShareCardProps;
  studentsMayShare: boolean;
  reply: ClassFormState | undefined;
}

/** One student's answers in a task, to be marked and commented, and what holds for this student alone. */
export function StudentTaskView(props: StudentTaskViewProps) {
  const { task, student, answers, reply } = props;
  return (
    <ClassPage school={task.class} current="tasks">
      <header className={styles.taskHead}>
        <div className={styles.grow}>
          <p className="back">
            <Link to={paths.teacherTask(task.id)}>{task.title}</Link>
          </p>
          <h2>{student.nickname}</h2>
          <p className={styles.quiet}>
            Score {student.score}, time {student.minutes}
            {student.extension === null ? '' : `, own dates: ${student.extension}`}
            {student.bought === null ? '' : `, bought with MarsCoins: ${student.bought}`}
            {student.tries === null ? '' : `. ${student.tries}: its answers stand below`}
          </p>
        </div>
        <Chip tone={student.standing.tone}>{student.standing.label}</Chip>
      </header>
      <div className={styles.answersColumns}>
        <section className="card" aria-label="Answers">
          {answers.length === 0 ? (
            <p className={styles.quiet}>{student.nickname} has not opened the task yet.</p>
          ) : (
            <ol className={styles.picked}>
              {answers.map((answer) => (
                <Answer key={answer.questionId} answer={answer} reply={reply} />
              ))}
            </ol>
          )}
        </section>
        <div className={styles.side}>
          <Comment {...props} />
          <RunningTest {...props} />
          <OwnDates {...props} />
          <ShareCard {...props.share} />
          <MayShare {...props} />
        </div>
      </div>
    </ClassPage>
  );
}

const outcomes: Record<string, { tone: ChipTone; label: string }> = {
  RIGHT: { tone: 'good', label: 'Right' },
  RIGHT_AFTER_RETRY: { tone: 'good', label: 'Right after another try' },
  NOT_YET: { tone: 'warn', label: 'Not yet' },
  SKIPPED: { tone: 'plain', label: 'Not answered' },
};

function Answer({ answer, reply }: { answer: AnswerView; reply: ClassFormState | undefined }) {
  const { questionId, index, title, outcome, points, attempts, markPoints, markComment, requestReason } = answer;
  const intent = `mark ${questionId}`;
  const own = reply?.intent === intent ? reply : undefined;
  const { tone, label } = outcomes[outcome ?? ''] ?? { tone: 'plain', label: 'Open' };
  return (
    <li id={`q-${questionId}`}>
      <div className={styles.pickedHead}>
        <h3>
          {index}. {title}
        </h3>
        <Chip tone={tone}>{label}</Chip>
        {markPoints === null ? null : <Chip tone="info">Your mark: {markPoints}</Chip>}
      </div>
      {answer.question === null ? null : <TeacherQuestion question={answer.question} />}
      {attempts.length === 0 ? null : (
        <ul className={styles.attempts} aria-label={`Answers to question ${index}`}>
          {attempts.map(({ text, html, verdict, misconception }, place) => (
            <li key={place}>
              {html === null ? text : <RichText inline html={html} />}
              <small>
                {verdict === 'CORRECT' ? 'right' : 'not right'}
                {misconception === null ? '' : `: ${misconception}`}
              </small>
            </li>
          ))}
        </ul>
      )}
      {requestReason === null ? null : (
        <p className={styles.request}>
          {answer.requestWaits ? 'Asks for another look' : 'Asked for another look, answered'}: “{requestReason}”
        </p>
      )}
      <details open={own !== undefined || answer.requestWaits}>
        <summary>Mark it yourself</summary>
        <PortalForm intent={intent} reply={reply} submit="Save the mark">
          <input type="hidden" name="questionId" value={questionId} />
          <TextField
            label={`Points of ${points}`}
            hint="Halves are fine. Empty gives the worked-out mark back."
            name="points"
            autoComplete="off"
            defaultValue={own?.values.points ?? (markPoints === null ? '' : String(markPoints))}
            error={own?.errors.points}
          />
          <TextField
            label="Comment (optional)"
            name="comment"
            autoComplete="off"
            defaultValue={own?.values.comment ?? markComment}
            error={own?.errors.comment}
          />
        </PortalForm>
      </details>
    </li>
  );
}

function Comment({ rubric, student, task, reply }: StudentTaskViewProps) {
  const own = reply?.intent === 'comment' ? reply : undefined;
  return (
    <section className="card" aria-labelledby="comment">
      <h3 id="comment">{task.scoringType === 'RUBRIC' ? 'Rubric and comment' : 'Comment'}</h3>
      <PortalForm intent="comment" reply={reply} submit="Save">
        {rubric.map(({ name, levels }, place) => (
          <Field key={name} label={name}>
            {(aria) => (
              <Select {...aria} name="level" defaultValue={String(student.rubricValues[place] ?? -1)}>
                <option value="-1">Not marked yet</option>
                {levels.map((level, value) => (
                  <option key={level} value={value}>
                    {value}: {level}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field label={`A word to ${student.nickname}`} error={own?.errors.comment}>
          {(aria) => (
            <TextArea {...aria} name="comment" rows={3} defaultValue={own?.values.comment ?? student.comment} />
          )}
        </Field>
      </PortalForm>
    </section>
  );
}

/** Minutes for a test that is being worked on: the only thing that moves its clock. */
function RunningTest({ student, reply }: StudentTaskViewProps) {
  const { nickname, clock, extraMinutes } = student;
  if (clock === null) return null;
  const own = reply?.intent === 'add-minutes' ? reply : undefined;
  return (
    <section className="card" aria-labelledby="running-test">
      <h3 id="running-test">{nickname} works on this test now</h3>
      <p className={styles.quiet}>
        The clock ends {clock.label}
        {extraMinutes === 0 ? '' : `, with the ${extraMinutes} minutes that were added`}. {nickname} sees added minutes
        at once; nobody else gets them.
      </p>
      <PortalForm intent="add-minutes" reply={reply} submit="Add the minutes">
        <input type="hidden" name="endsAt" value={clock.endsAt} />
        <TextField
          label="Minutes to add"
          name="minutes"
          type="number"
          min={1}
          max={taskLimits.mostExtraMinutes}
          autoComplete="off"
          defaultValue={own?.values.minutes ?? '5'}
          error={own?.errors.minutes}
        />
      </PortalForm>
    </section>
  );
}

function OwnDates({ student, task, reply }: StudentTaskViewProps) {
  const own = reply?.intent === 'extend' ? reply : undefined;
  const { nickname, excused, isHandedIn } = student;
  const isTest = task.type === 'TEST';
  return (
    <section className="card" aria-labelledby="own-dates">
      <h3 id="own-dates">More time for {nickname}</h3>
      <p className={styles.quiet}>
        Only later than the dates of the class. A clock that runs already keeps the end it began with.
      </p>
      <PortalForm intent="extend" reply={reply} submit="Give more time">
        <TextField
          label="Full marks until"
          name="dueAt"
          type="datetime-local"
          autoComplete="off"
          defaultValue={own?.values.dueAt ?? student.ownDueAt}
          error={own?.errors.dueAt}
        />
        <TextField
          label="Closes"
          name="lateUntil"
          type="datetime-local"
          autoComplete="off"
          defaultValue={own?.values.lateUntil ?? student.ownLateUntil}
          error={own?.errors.lateUntil}
        />
      </PortalForm>
      {student.extension === null ? null : (
        <PortalForm intent="no-extension" reply={reply} submit="Back to the dates of the class" />
      )}
      <h3 className={styles.gap}>{excused ? 'Excused' : 'Excuse'}</h3>
      <p className={styles.quiet}>Excused, the task counts nowhere for {nickname}. What was done stays.</p>
      <PortalForm
        intent={excused ? 'no-excuse' : 'excuse'}
        reply={reply}
        submit={excused ? 'Let it count again' : `Excuse ${nickname}`}
      />
      {isHandedIn ? (
        <>
          <h3 className={styles.gap}>Hand it back</h3>
          <p className={styles.quiet}>
            {nickname} can go on with what was left open, and hands in again. Answers that were given stay.
            {isTest ? ' The clock of the test begins anew.' : ''}
          </p>
          <PortalForm intent="hand-back" reply={reply} submit="Hand it back" />
        </>
      ) : null}
    </section>
  );
}

/** Below Year 8 a teacher decides for the class whether students give links to their reports away themselves. */
function MayShare({ task, studentsMayShare, reply }: StudentTaskViewProps) {
  return (
    <section className="card" aria-labelledby="may-share">
      <h3 id="may-share">Sharing by students</h3>
      <p className={styles.quiet}>
        {studentsMayShare
          ? 'Every student of this class may share the own reports.'
          : `From Year ${sharingYear} on students share their own reports. For younger ones you do.`}
      </p>
      <PortalForm
        intent="may-share"
        reply={reply}
        submit={studentsMayShare ? `Only from Year ${sharingYear} on` : 'Let the whole class share'}
      >
        <input type="hidden" name="classId" value={task.class.id} />
        <input type="hidden" name="allowed" value={studentsMayShare ? 'no' : 'yes'} />
      </PortalForm>
    </section>
  );
}
