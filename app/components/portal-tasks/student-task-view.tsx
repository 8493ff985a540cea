import { Link } from '@remix-run/react';
import { sharingYear } from '../../../rules/report-sharing';
import { taskLimits } from '../../../rules/tasks/kinds';
import type { ClassFormState } from '../../lib/class-form';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { TextField } from '../account/text-field';
import { RichText } from '../maths/rich-text';
import type { ClassHead } from '../portal/class-layout';
import { PortalForm } from '../portal/portal-form';
import { ShareCard, type ShareCardProps } from '../task-report/share-card';
import { Callout } from '../ui/alert';
import { Chip, type ChipTone } from '../ui/chip';
import { More } from '../ui/choices';
import { Field } from '../ui/field';
import { Cluster, Grow, Split, Stack } from '../ui/layout';
import { Rows } from '../ui/lists';
import { PageHeader } from '../ui/page';
import { Section } from '../ui/section';
import { Select } from '../ui/select';
import { TextArea } from '../ui/text-area';
import { OwnDates, type OwnDatesProps } from './own-dates';
import { TeacherQuestion, type TeacherQuestionView } from './question-rows';
import { type SavedView, SeenVersion } from './seen-version';
import { StudentWorking } from './student-working';
import { fieldLabels } from './task-fields';
import type { StudentWorkingView } from './working-summary';

interface AnswerView extends StudentWorkingView {
  questionId: string;
  index: number;
  title: string;
  outcome: string | null;
  points: number;
  hintsOpened: number;
  markPoints: number | null;
  markComment: string;
  /** Who gave the own mark, and when; null where there is none. */
  marked: string | null;
  mark: SavedView | null;
  requestReason: string | null;
  requestWaits: boolean;
  question: TeacherQuestionView | null;
  attempts: { text: string; html: string | null; verdict: string; misconception: string | null }[];
}

interface StudentTaskViewProps {
  school: ClassHead;
  task: { id: string; title: string; type: string; minutes: number | null; scoringType: string };
  rubric: { name: string; levels: string[] }[];
  student: OwnDatesProps['student'] & {
    id: string;
    studentId: string;
    comment: string;
    /** Comment and rubric. */
    commented: SavedView | null;
    rubricScore: (number | null)[];
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
  const { school, task, student, answers, reply } = props;
  return (
    <>
      <PageHeader
        heading="h2"
        back={{ to: paths.teacherTask(task.id), label: task.title }}
        title={<Link to={reportPaths.student(school.id, student.studentId)}>{student.nickname}</Link>}
        lead={
          <>
            Score {student.score}, time {student.minutes}
            {student.extension === null ? '' : `, extension: ${student.extension}`}
            {student.bought === null ? '' : `, bought with MarsCoins: ${student.bought}`}
            {student.tries === null ? '' : `. ${student.tries}. Its answers are below`}
          </>
        }
        actions={<Chip tone={student.standing.tone}>{student.standing.label}</Chip>}
      />
      <Split>
        <Section label="Answers">
          {answers.length === 0 ? (
            <p className="muted">{student.nickname} hasn’t opened the task yet.</p>
          ) : (
            <Rows as="ol" tall>
              {answers.map((answer) => (
                <Answer key={answer.questionId} answer={answer} studentTaskId={student.id} reply={reply} />
              ))}
            </Rows>
          )}
        </Section>
        <Stack gap={6} className="no-print">
          <Comment {...props} />
          <RunningTest {...props} />
          <OwnDates {...props} />
          <ShareCard {...props.share} />
          <MayShare {...props} />
        </Stack>
      </Split>
    </>
  );
}

const outcomes: Record<string, { tone: ChipTone; label: string }> = {
  RIGHT: { tone: 'good', label: 'Correct' },
  RIGHT_AFTER_RETRY: { tone: 'good', label: 'Correct on another try' },
  NOT_YET: { tone: 'warn', label: 'Not yet' },
  SKIPPED: { tone: 'plain', label: 'Not answered' },
};

interface AnswerProps {
  answer: AnswerView;
  studentTaskId: string;
  reply: ClassFormState | undefined;
}

function Answer({ answer, studentTaskId, reply }: AnswerProps) {
  const { questionId, index, title, outcome, points, attempts, markPoints, markComment, requestReason } = answer;
  const intent = `mark ${questionId}`;
  const own = reply?.intent === intent ? reply : undefined;
  const { tone, label } = outcomes[outcome ?? ''] ?? { tone: 'plain', label: 'Open' };
  return (
    <li id={`q-${questionId}`}>
      <Cluster>
        <Grow as="h3">
          {index}. {title}
        </Grow>
        <Chip tone={tone}>{label}</Chip>
        {markPoints === null ? null : <Chip tone="info">Your mark: {markPoints}</Chip>}
      </Cluster>
      {answer.marked === null ? null : <p className="muted">{answer.marked}</p>}
      {answer.question === null ? null : <TeacherQuestion question={answer.question} />}
      {attempts.length === 0 ? null : (
        <Cluster as="ul" gap={4} aria-label={`Answers to question ${index}`}>
          {attempts.map(({ text, html, verdict, misconception }, place) => (
            <li key={place}>
              {html === null ? text : <RichText inline html={html} />}{' '}
              <small className="muted">
                {verdict === 'CORRECT' ? 'right' : 'not right'}
                {misconception === null ? '' : `: ${misconception}`}
              </small>
            </li>
          ))}
        </Cluster>
      )}
      <StudentWorking
        studentTaskId={studentTaskId}
        questionId={questionId}
        working={answer.working}
        boardShapes={answer.boardShapes}
      />
      {requestReason === null ? null : (
        <Callout as="p" tone="warn">
          {answer.requestWaits ? 'Requested a mark review' : 'Mark review answered'}: “{requestReason}”
        </Callout>
      )}
      <More summary="Override mark" open={own !== undefined || answer.requestWaits}>
        <PortalForm intent={intent} reply={reply} submit="Save mark">
          <input type="hidden" name="questionId" value={questionId} />
          <SeenVersion
            saved={answer.mark}
            reply={own}
            fields={['points', 'comment'].map((name) => ({
              name,
              label: fieldLabels[name] ?? name,
              mine: [own?.values[name] ?? ''],
              theirs: [name === 'points' ? String(markPoints ?? '') : markComment],
            }))}
          />
          <TextField
            label={`Points out of ${points}`}
            hint="Halves are fine. Leave blank to restore the automatic mark."
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
      </More>
    </li>
  );
}

function Comment({ rubric, student, task, reply }: StudentTaskViewProps) {
  const own = reply?.intent === 'comment' ? reply : undefined;
  const levels = own?.values.levels?.split(' ') ?? [];
  return (
    <Section heading="h3" title={task.scoringType === 'RUBRIC' ? 'Rubric and comment' : 'Comment'}>
      <PortalForm intent="comment" reply={reply} submit="Save" key={student.commented?.at}>
        <SeenVersion
          saved={student.commented}
          reply={own}
          fields={[
            { name: 'comment', label: 'Comment', mine: [own?.values.comment ?? ''], theirs: [student.comment] },
            {
              name: 'level',
              label: 'Rubric',
              mine: levels,
              theirs: rubric.map((_, place) => String(student.rubricScore[place] ?? -1)),
            },
          ]}
          show={(name, list) => (name === 'level' ? levelsText(rubric, list) : list.join(''))}
        />
        {rubric.map(({ name, levels: choices }, place) => (
          <Field key={name} label={name}>
            {(aria) => (
              <Select {...aria} name="level" defaultValue={levels[place] ?? String(student.rubricScore[place] ?? -1)}>
                <option value="-1">Not marked yet</option>
                {choices.map((level, value) => (
                  <option key={level} value={value}>
                    {value}: {level}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Field label={`Comment for ${student.nickname}`} error={own?.errors.comment}>
          {(aria) => (
            <TextArea {...aria} name="comment" rows={3} defaultValue={own?.values.comment ?? student.comment} />
          )}
        </Field>
      </PortalForm>
    </Section>
  );
}

/** Minutes for a test that is being worked on: the only thing that moves its clock. */
function RunningTest({ student, reply }: StudentTaskViewProps) {
  const { nickname, clock, extraMinutes } = student;
  if (clock === null) return null;
  const own = reply?.intent === 'add-minutes' ? reply : undefined;
  return (
    <Section
      heading="h3"
      title={`${nickname} is working on this test now`}
      note={`Time ends ${clock.label}${extraMinutes === 0 ? '' : `, including ${extraMinutes} extra ${extraMinutes === 1 ? 'minute' : 'minutes'}`}. ${nickname} sees extra minutes straight away. Nobody else gets them.`}
    >
      <PortalForm intent="add-minutes" reply={reply} submit="Add minutes">
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
    </Section>
  );
}

/** "Method: sets up alone, Working: not marked yet" */
function levelsText(rubric: StudentTaskViewProps['rubric'], values: string[]): string {
  const parts = rubric.map(
    ({ name, levels }, place) => `${name}: ${levels[Number(values[place])] ?? 'not marked yet'}`,
  );
  return parts.join(', ');
}

/** Below Year 8 a teacher decides for the class whether students give links to their reports away themselves. */
function MayShare({ school, studentsMayShare, reply }: StudentTaskViewProps) {
  return (
    <Section
      heading="h3"
      title="Student sharing"
      note={
        studentsMayShare
          ? 'Every student in this class can share their own reports.'
          : `Students can share their own reports from Year ${sharingYear}. You can share for younger students.`
      }
    >
      <PortalForm
        intent="may-share"
        reply={reply}
        submit={studentsMayShare ? `Only from Year ${sharingYear}` : 'Let the whole class share'}
      >
        <input type="hidden" name="classId" value={school.id} />
        <input type="hidden" name="allowed" value={studentsMayShare ? 'no' : 'yes'} />
      </PortalForm>
    </Section>
  );
}
