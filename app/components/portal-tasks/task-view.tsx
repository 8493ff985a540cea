import { Form, Link } from '@remix-run/react';
import { taskLimits } from '../../../rules/tasks/kinds';
import type { ResultFilter } from '../../../rules/tasks/task-status';
import type { ReleaseStatus } from '../../../rules/tasks/visibility';
import { reportPaths } from '../../lib/class-report-paths';
import { namesInWords } from '../../lib/names-in-words';
import { paths } from '../../lib/paths';
import { TextField } from '../account/text-field';
import { livePaths } from '../live-view/live-paths';
import type { ClassHead } from '../portal/class-layout';
import { PortalForm } from '../portal/portal-form';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Choices } from '../ui/choices';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { Cluster, Grow, Split, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { PageHeader } from '../ui/page';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { Select } from '../ui/select';
import { Table } from '../ui/table';
import { examPaths } from './exam-paths';
import { type FilterCount, filterItems } from './filter-items';
import { MarkRequests, type MarkRequestView } from './mark-requests';
import { QuestionPoints } from './question-points';
import type { StudentLine } from './student-line';
import { TaskEdit, type TaskEditProps } from './task-edit';
import { releaseLabels } from './task-fields';
import type { TaskLine } from './task-line';

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
      <PageHeader
        heading="h2"
        title={line.title}
        lead={
          <>
            {line.summary}, {task.questionCount} questions
            {task.tries > 1 ? `, up to ${task.tries} tries` : ''}
            {task.groups.length === 0 ? '' : `, for ${namesInWords(task.groups)}`}
          </>
        }
        actions={
          <>
            <Chip tone={line.standing.tone}>{line.standing.label}</Chip>
            {line.isTest ? (
              <Chip tone={task.release === 'DONE' ? 'good' : 'plain'}>{releaseLabels[task.release]}</Chip>
            ) : null}
            <LinkButton to={reportPaths.task(task.id)}>Report</LinkButton>
            <LinkButton to={reportPaths.taskInsights(task.id)}>Mistake insights</LinkButton>
            <LinkButton to={livePaths.page(task.id)} prefetch="none">
              Watch live
            </LinkButton>
          </>
        }
      />
      <div>
        <Segmented label="Students" items={filters} />
      </div>
      <MarkRequests taskId={task.id} requests={props.requests} reply={props.reply} />
      <Students {...props} />
      <Split halves>
        <TaskEdit {...props} />
        <Stack gap={6}>
          <QuestionPoints {...props} />
          <Others {...props} />
          <End {...props} />
          <SaveQuestions {...props} />
        </Stack>
      </Split>
    </>
  );
}

function Students({ task, students, filter }: TaskViewProps) {
  if (students.length === 0) {
    return (
      <Section label="Students">
        <EmptyState
          plain
          heading="h3"
          title={filter === null ? 'This task hasn’t been given to anyone yet' : 'No students here'}
        >
          <p>
            {filter === null ? 'Students who join the class get it while it’s open.' : 'Choose another view above.'}
          </p>
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section label="Students" flush>
      <Table label="Results" flush columns={['Student', 'Status', 'Score', 'Time', 'Handed in']}>
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
              <td>
                <b data-score={colour ?? undefined}>{score}</b>
              </td>
              <td>{minutes}</td>
              <td>{handedIn}</td>
            </tr>
          ),
        )}
      </Table>
    </Section>
  );
}

/** Students without the task. Of a test for the whole class they joined after it was set: a single one needs one press. */
function Others({ task, others, reply }: TaskViewProps) {
  if (others.length === 0 || task.state === 'CLOSED') return null;
  const joinedLate = task.type === 'TEST' && task.wholeClass;
  const isTicked = joinedLate && others.length === 1;
  return (
    <Section
      heading="h3"
      id="task-others"
      title={joinedLate ? 'Joined after this test was set' : 'Give to more students'}
    >
      {joinedLate ? (
        <p className="muted">
          Students who join later don’t get a test automatically, so nobody can look at the questions from a second
          account. Check that you know {others.length === 1 ? 'this student' : 'these students'} first.
        </p>
      ) : null}
      <PortalForm
        intent="add"
        reply={reply}
        submit={joinedLate ? 'Give this test' : 'Give it to the selected students'}
      >
        <Choices
          legend={joinedLate ? 'Doesn’t have this test' : 'In the class but not set this task'}
          type="checkbox"
          name="student"
          columns
          chosen={isTicked ? others.map(({ id }) => id) : []}
          options={others.map(({ id, nickname }) => ({ value: id, label: nickname }))}
        />
      </PortalForm>
    </Section>
  );
}

function End({ task, school, classes, creationKey, isUnbegun, ending, reply }: TaskViewProps) {
  const closed = task.state === 'CLOSED';
  return (
    <Section heading="h3" title={closed ? 'Reopen' : 'Close it early'}>
      <p className="muted">
        {closed
          ? 'Students can keep working on anything they haven’t handed in, if the dates allow. Timers that have run out don’t restart. If answers have been seen, open questions get new numbers.'
          : 'Students can’t hand in after that. Work in progress ends, and anything answered counts.'}{' '}
        {ending}
      </p>
      <PortalForm intent={closed ? 'reopen' : 'close'} reply={reply} submit={closed ? 'Reopen' : 'Close task'} />
      {isUnbegun && !closed ? (
        <Section
          heading="h3"
          bare
          title="Cancel task"
          note="Nobody has started. We’ll remove it from everyone’s tasks."
        >
          <PortalForm intent="take-back" reply={reply} submit="Cancel task" />
        </Section>
      ) : null}
      <Section
        heading="h3"
        bare
        title="Copy task"
        note="The copy is a draft with the same questions. Nobody gets it until you set it."
      >
        <Alert>{reply?.intent === 'copy' ? reply.message : null}</Alert>
        <Cluster as={Form} align="bottom" method="post">
          <input type="hidden" name="creationKey" value={creationKey} />
          <Grow least={200}>
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
          </Grow>
          <Button type="submit" name="intent" value="copy">
            Copy
          </Button>
        </Cluster>
      </Section>
    </Section>
  );
}

/** The questions of the task under a name, for other tasks in any class. */
function SaveQuestions({ line, creationKey, reply }: TaskViewProps) {
  const own = reply?.intent === 'save' ? reply : undefined;
  return (
    <Section
      heading="h3"
      title="Save questions"
      note={
        <>
          Add them to your <Link to={examPaths.list}>saved exams</Link> to use in any of your classes.
        </>
      }
    >
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
    </Section>
  );
}
