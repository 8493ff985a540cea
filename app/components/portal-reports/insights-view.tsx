import { Form, Link, useNavigation } from '@remix-run/react';
import { Download, Target } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { RichText } from '../maths/rich-text';
import type { ClassHead } from '../portal/class-layout';
import { TeacherQuestion, type TeacherQuestionView } from '../portal-tasks/question-rows';
import { Alert, Callout } from '../ui/alert';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { More } from '../ui/choices';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Split, Stack } from '../ui/layout';
import { Row, Rows } from '../ui/lists';
import { PageHeader } from '../ui/page';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import styles from './insights.module.css';
import { AnswerText, type AttemptView } from './question-report-view';

export interface IdeaRow {
  misconceptionId: string;
  name: string;
  count: number;
  trend: string | null;
  samples: { times: number; promptHtml: string | null; attempt: AttemptView }[];
}

export interface IdeaInFull {
  misconceptionId: string;
  name: string;
  explanation: string;
  askHtml: string;
  choiceHtml: string;
  students: { studentId: string; nickname: string; taskId: string; studentTaskId: string; line: string }[];
  answers: {
    times: number;
    question: TeacherQuestionView | null;
    attempt: AttemptView;
    by: { nickname: string; taskId: string; studentTaskId: string }[];
  }[];
}

/** As many as a teacher looks through at once; what fewer students hold is folded away. */
const firstIdeas = 5;

interface InsightsViewProps {
  school: ClassHead;
  /** Null for the whole class. */
  task: { id: string; title: string } | null;
  /** Of a class: whether all tasks count, and not those of the last four weeks alone. */
  all: boolean;
  taskCount: number;
  ideas: IdeaRow[];
  chosen: IdeaInFull | null;
  creationKey: string;
  problem: string | null;
}

/** Ideas behind wrong answers by number of students, and a task on one of them for just these. */
export function InsightsView(props: InsightsViewProps) {
  const { school, task, all, taskCount, ideas, chosen } = props;
  const stands = ({ misconceptionId }: IdeaRow, place: number) =>
    place < firstIdeas || misconceptionId === chosen?.misconceptionId;
  const first = ideas.filter(stands);
  const others = ideas.filter((idea, place) => !stands(idea, place));
  const file =
    task === null
      ? reportPaths.classInsightsFile(school.id, all ? 'all' : null)
      : reportPaths.taskInsightsFile(task.id);
  return (
    <>
      <PageHeader
        heading="h2"
        back={task === null ? undefined : { to: reportPaths.task(task.id), label: 'Report' }}
        eyebrow={
          task === null ? undefined : (
            <Link to={paths.teacherTask(task.id)} className="target">
              {task.title}
            </Link>
          )
        }
        title="Mistake insights"
        lead={task === null ? tasksLine(taskCount, all) : 'In this task'}
        actions={
          <Cluster className="no-print">
            {task === null ? (
              <Segmented
                label="Which tasks"
                items={[
                  { label: 'Last 4 weeks', to: reportPaths.classInsights(school.id), current: !all },
                  { label: 'All tasks', to: reportPaths.classInsights(school.id, { span: 'all' }), current: all },
                ]}
              />
            ) : null}
            <a href={file} className={buttonClass({ variant: 'line' })}>
              <Download size={18} aria-hidden /> CSV
            </a>
            <PrintButton />
          </Cluster>
        }
      />
      {chosen === null ? (
        <Section label="Misconceptions">
          <EmptyState plain heading="h3" title="No known misconceptions">
            <p>We only name a misconception when it leads to a student’s exact answer. No answers here match one.</p>
          </EmptyState>
        </Section>
      ) : (
        <Split>
          <Stack gap={3}>
            <Section label="Misconceptions" flush>
              <Ideas {...props} chosen={chosen} ideas={first} />
              {others.length === 0 ? null : (
                <More
                  className={styles.others}
                  summary={others.length === 1 ? '1 more misconception' : `${others.length} more misconceptions`}
                >
                  <Ideas {...props} chosen={chosen} ideas={others} />
                </More>
              )}
            </Section>
            <p className="muted">We only name a misconception when it leads to the student’s exact answer.</p>
          </Stack>
          <Chosen {...props} chosen={chosen} />
        </Split>
      )}
    </>
  );
}

function Ideas({ ideas, chosen, ...props }: InsightsViewProps & { chosen: IdeaInFull }) {
  return (
    <ul>
      {ideas.map((idea) => (
        <Idea
          key={idea.misconceptionId}
          idea={idea}
          isChosen={idea.misconceptionId === chosen.misconceptionId}
          {...props}
        />
      ))}
    </ul>
  );
}

function tasksLine(count: number, all: boolean): string {
  const tasks = count === 1 ? '1 task' : `${count} tasks`;
  if (all) return count === 1 ? 'In 1 task' : `In all ${tasks}`;
  return `In ${tasks} due in the last 4 weeks or coming up`;
}

function Idea({
  idea,
  isChosen,
  school,
  task,
  all,
}: Pick<InsightsViewProps, 'school' | 'task' | 'all'> & { idea: IdeaRow; isChosen: boolean }) {
  const { misconceptionId, name, count, trend, samples } = idea;
  const to =
    task === null
      ? reportPaths.classInsights(school.id, { span: all ? 'all' : null, idea: misconceptionId })
      : reportPaths.taskInsights(task.id, misconceptionId);
  return (
    <li className={styles.idea} data-chosen={isChosen || undefined}>
      <p className={styles.count}>
        <b className="num">{count}</b>
        <small className="muted">{count === 1 ? 'student' : 'students'}</small>
      </p>
      <div>
        <h3>
          <Link to={to} className="target" aria-current={isChosen ? 'true' : undefined} preventScrollReset>
            {name}
          </Link>
        </h3>
        <ul className={styles.samples}>
          {samples.map(({ times, promptHtml, attempt }, place) => (
            <li key={place}>
              {promptHtml === null ? null : <RichText inline html={promptHtml} className={styles.prompt} />}
              <span className={styles.given}>
                <AnswerText attempt={attempt} />
                {times === 1 ? null : <b className="num">× {times}</b>}
              </span>
            </li>
          ))}
        </ul>
        {trend === null ? null : <p className="small muted">{trend}</p>}
      </div>
    </li>
  );
}

function Chosen({ chosen, school, creationKey, problem }: InsightsViewProps & { chosen: IdeaInFull }) {
  const sending = useNavigation().formData?.get('intent');
  const count = chosen.students.length;
  const place = useShownWhenChosen(chosen.misconceptionId);
  return (
    <div ref={place} className={styles.chosen}>
      <Section title={chosen.name} heading="h3" note={`${count} of ${school.studentCount} students`}>
        <p>{chosen.explanation}</p>
        <Callout as="p">
          <span>
            <b>Ask this first.</b> <RichText inline html={chosen.askHtml} /> With this misconception, the answer is{' '}
            <RichText inline html={chosen.choiceHtml} />.
          </span>
        </Callout>
        <Rows label="Students with this misconception">
          {chosen.students.map(({ studentId, nickname, taskId, studentTaskId, line }) => (
            <Row
              key={studentId}
              title={<Link to={paths.teacherStudentTask(taskId, studentTaskId)}>{nickname}</Link>}
              note={line}
            />
          ))}
        </Rows>
        <Stack as={Form} method="post" gap={2} className="no-print">
          <input type="hidden" name="creationKey" value={creationKey} />
          <input type="hidden" name="classId" value={school.id} />
          <input type="hidden" name="idea" value={chosen.misconceptionId} />
          {chosen.students.map(({ studentId }) => (
            <input key={studentId} type="hidden" name="student" value={studentId} />
          ))}
          <Alert>{problem}</Alert>
          {school.archivedAt === null ? (
            <>
              <Button type="submit" name="intent" value="follow-up" variant="main" full busy={sending === 'follow-up'}>
                <Target size={18} aria-hidden /> Set a follow-up for{' '}
                {count === 1 ? 'this student' : `these ${count} students`}
              </Button>
              <Button type="submit" name="intent" value="set-now" variant="line" full busy={sending === 'set-now'}>
                Set now
              </Button>
            </>
          ) : null}
        </Stack>
        {school.archivedAt === null ? (
          <p className="muted">
            A follow-up has five questions with new numbers, due in three school days, and you can check it before you
            set it. “Set now” sends it straight away, due in a week at 5:00 pm. You can cancel it until someone starts.
          </p>
        ) : null}
        <h4>Their answers</h4>
        <Rows tall>
          {chosen.answers.map(({ times, question, attempt, by }, place) => (
            <li key={place}>
              <Cluster justify="between" gap={4}>
                <p className={styles.given}>
                  <AnswerText attempt={attempt} />
                  {times === 1 ? null : <b className="num">× {times}</b>}
                </p>
                <Cluster as="p" gap={4}>
                  {by.map(({ nickname, taskId, studentTaskId }, name) => (
                    <Link key={name} to={paths.teacherStudentTask(taskId, studentTaskId)} className="target">
                      {nickname}
                    </Link>
                  ))}
                </Cluster>
              </Cluster>
              {question === null ? null : (
                <More summary="Show question">
                  <TeacherQuestion question={question} />
                </More>
              )}
            </li>
          ))}
        </Rows>
      </Section>
    </div>
  );
}

/** On a phone the chosen idea stands below the list: whoever chooses another one is brought there. */
function useShownWhenChosen(misconceptionId: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(misconceptionId);
  useEffect(() => {
    if (shown.current === misconceptionId) return;
    shown.current = misconceptionId;
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > window.innerHeight / 2) place.current?.scrollIntoView({ block: 'start' });
  }, [misconceptionId]);
  return place;
}
