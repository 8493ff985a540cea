import { Form, Link } from '@remix-run/react';
import { taskLimits } from '../../../rules/tasks/kinds';
import type { ResultFilter } from '../../../rules/tasks/task-status';
import type { ReleaseStatus } from '../../../rules/tasks/visibility';
import type { ClassFormState } from '../../lib/class-form';
import { reportPaths } from '../../lib/class-report-paths';
import { namesInWords } from '../../lib/names-in-words';
import { paths } from '../../lib/paths';
import { TextField } from '../account/text-field';
import { livePaths } from '../live-view/live-paths';
import type { ClassHead } from '../portal/class-layout';
import { PortalForm } from '../portal/portal-form';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { LinkButton } from '../ui/link-button';
import { Segmented } from '../ui/segmented';
import { Select } from '../ui/select';
import { Choice, ChoiceSet } from './choice-set';
import { examPaths } from './exam-paths';
import { type FilterCount, filterItems } from './filter-items';
import { MarkRequests, type MarkRequestView } from './mark-requests';
import { QuestionPoints } from './question-points';
import type { StudentLine } from './student-line';
import { TaskEdit, type TaskEditProps } from './task-edit';
import { releaseLabels } from './task-fields';
import type { TaskLine } from './task-line';
import styles from './tasks.module.css';

interface TaskViewProps extends TaskEditProps {
  school: ClassHead;
  task: TaskEditProps['task'] & {
    id: string;
    state: string;
    release: ReleaseStatus;
    questionCount: number;
    tries: number;
    wholeClass: boolean;
    groups: string[];
  };
  line: TaskLine;
  filter: ResultFilter | null;
  counts: FilterCount[];
  total: number;
  students: StudentLine[];
  /** Students of the class who have not got it. */
  others: { id: string; nickname: string }[];
  requests: MarkRequestView[];
  worth: { title: string; points: number }[];
  begun: number;
  classes: { id: string; name: string }[];
  creationKey: string;
  /** What closing or opening it again does now, by number. */
  ending: string;
}

/** One task: its students, where each stands, and what can be done with it. */
export function TaskView(props: TaskViewProps) {
  const { task, line, filter, counts, total } = props;
  const filters = filterItems({ filter, counts, total, to: (name) => paths.teacherTask(task.id, name) });
  return (
    <>
      <header className={styles.taskHead}>
        <div className={styles.grow}>
          <h2>{line.title}</h2>
          <p className={styles.quiet}>
            {line.summary}, {task.questionCount} questions
            {task.tries > 1 ? `, up to ${task.tries} tries` : ''}
            {task.groups.length === 0 ? '' : `, for ${namesInWords(task.groups)}`}
          </p>
        </div>
        <Chip tone={line.standing.tone}>{line.standing.label}</Chip>
        {line.isTest ? (
          <Chip tone={task.release === 'DONE' ? 'good' : 'plain'}>{releaseLabels[task.release]}</Chip>
        ) : null}
        <LinkButton to={reportPaths.task(task.id)} variant="line">
          Report
        </LinkButton>
        <LinkButton to={reportPaths.taskInsights(task.id)} variant="line">
          Mistake insights
        </LinkButton>
        <LinkButton to={livePaths.page(task.id)} variant="line" prefetch="none">
          Watch live
        </LinkButton>
      </header>
      <div className={styles.scroll}>
        <Segmented label="Students" items={filters} />
      </div>
      <MarkRequests taskId={task.id} requests={props.requests} reply={props.reply} />
      <Students {...props} />
      <div className={styles.twoColumns}>
        <TaskEdit {...props} />
        <div className={styles.side}>
          <QuestionPoints {...props} />
          <Others {...props} />
          <End {...props} />
          <SaveQuestions {...props} />
        </div>
      </div>
    </>
  );
}

function Students({ task, students, filter }: TaskViewProps) {
  if (students.length === 0) {
    return (
      <section className="card" aria-label="Students">
        <EmptyState
          plain
          heading="h3"
          title={filter === null ? 'This task hasn’t been given to anyone yet' : 'No students here'}
        >
          <p>
            {filter === null ? 'Students who join the class get it while it’s open.' : 'Choose another view above.'}
          </p>
        </EmptyState>
      </section>
    );
  }
  return (
    <section className={`card ${styles.tableCard}`} aria-label="Students">
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Student</th>
              <th scope="col">Status</th>
              <th scope="col">Score</th>
              <th scope="col">Time</th>
              <th scope="col">Handed in</th>
            </tr>
          </thead>
          <tbody>
            {students.map(
              ({ id, nickname, standing, extension, bought, score, colour, minutes, handedIn, waiting, tries }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={paths.teacherStudentTask(task.id, id)}>{nickname}</Link>
                    {extension === null ? null : <small>Extension: {extension}</small>}
                    {bought === null ? null : <small>Bought with MarsCoins: {bought}</small>}
                    {tries === null ? null : <small>{tries}</small>}
                    {waiting === 0 ? null : (
                      <small>Requested a mark review at {waiting === 1 ? 'a mark' : `${waiting} marks`}</small>
                    )}
                  </th>
                  <td>
                    <Chip tone={standing.tone}>{standing.label}</Chip>
                  </td>
                  <td className="num" data-score={colour ?? undefined}>
                    {score}
                  </td>
                  <td className="num">{minutes}</td>
                  <td>{handedIn}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Students without the task. Of a test for the whole class they joined after it was set: a single one needs one press. */
function Others({ task, others, reply }: TaskViewProps) {
  if (others.length === 0 || task.state === 'CLOSED') return null;
  const joinedLate = task.type === 'TEST' && task.wholeClass;
  const isTicked = joinedLate && others.length === 1;
  return (
    <section className="card" aria-labelledby="task-others">
      <h3 id="task-others">{joinedLate ? 'Joined after this test was set' : 'Give to more students'}</h3>
      {joinedLate ? (
        <p className={styles.quiet}>
          Students who join later don’t get a test automatically, so nobody can look at the questions from a second
          account. Check that you know {others.length === 1 ? 'this student' : 'these students'} first.
        </p>
      ) : null}
      <PortalForm
        intent="add"
        reply={reply}
        submit={joinedLate ? 'Give this test' : 'Give it to the selected students'}
      >
        <ChoiceSet label={joinedLate ? 'Doesn’t have this test' : 'In the class but not set this task'} columns>
          {others.map(({ id, nickname }) => (
            <Choice key={id} type="checkbox" name="student" value={id} current={isTicked ? id : ''}>
              {nickname}
            </Choice>
          ))}
        </ChoiceSet>
      </PortalForm>
    </section>
  );
}

function End({ task, school, classes, creationKey, isUnbegun, ending, reply }: TaskViewProps) {
  const closed = task.state === 'CLOSED';
  return (
    <section className="card" aria-labelledby="task-end">
      <h3 id="task-end">{closed ? 'Reopen' : 'Close it early'}</h3>
      <p className={styles.quiet}>
        {closed
          ? 'Students can keep working on anything they haven’t handed in, if the dates allow. Timers that have run out don’t restart. If answers have been seen, open questions get new numbers.'
          : 'Students can’t hand in after that. Work in progress ends, and anything answered counts.'}{' '}
        {ending}
      </p>
      <PortalForm intent={closed ? 'reopen' : 'close'} reply={reply} submit={closed ? 'Reopen' : 'Close task'} />
      {isUnbegun && !closed ? (
        <>
          <h3 className={styles.gap}>Cancel task</h3>
          <p className={styles.quiet}>Nobody has started. We’ll remove it from everyone’s tasks.</p>
          <PortalForm intent="take-back" reply={reply} submit="Cancel task" />
        </>
      ) : null}
      <h3 className={styles.gap}>Copy task</h3>
      <p className={styles.quiet}>The copy is a draft with the same questions. Nobody gets it until you set it.</p>
      <Form method="post" className={styles.inline}>
        <input type="hidden" name="creationKey" value={creationKey} />
        <Field label="Into class">
          {(aria) => (
            <Select {...aria} name="classId" defaultValue={school.id}>
              {classes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <CopyButton reply={reply} />
      </Form>
    </section>
  );
}

/** The questions of the task under a name, for other tasks in any class. */
function SaveQuestions({ line, creationKey, reply }: TaskViewProps) {
  const own = reply?.intent === 'save' ? reply : undefined;
  return (
    <section className="card" aria-labelledby="task-save">
      <h3 id="task-save">Save questions</h3>
      <p className={styles.quiet}>
        Add them to your <Link to={examPaths.list}>saved exams</Link> to use in any of your classes.
      </p>
      <PortalForm intent="save" reply={reply} submit="Save exam">
        <input type="hidden" name="creationKey" value={creationKey} />
        <TextField
          label="Exam name"
          name="name"
          autoComplete="off"
          maxLength={taskLimits.longestTitle}
          defaultValue={own?.values.name ?? line.title}
          error={own?.errors.name}
        />
      </PortalForm>
    </section>
  );
}

function CopyButton({ reply }: { reply: ClassFormState | undefined }) {
  return (
    <>
      <Button type="submit" name="intent" value="copy" variant="line">
        Copy
      </Button>
      {reply?.intent === 'copy' && reply.message !== null ? (
        <p role="alert" className={styles.problem}>
          {reply.message}
        </p>
      ) : null}
    </>
  );
}
