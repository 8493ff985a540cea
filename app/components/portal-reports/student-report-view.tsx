import { Form, Link, useNavigation } from '@remix-run/react';
import { Download, MessagesSquare } from 'lucide-react';
import { classPaths } from '../../lib/class-paths';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { FactCard } from '../charts/fact-card';
import { LineChart } from '../charts/line-chart';
import { TableDetails } from '../charts/table-details';
import { FindingsMap, type PlacedTopics } from '../placement/findings-map';
import type { ClassHead } from '../portal/class-layout';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Split, Stack } from '../ui/layout';
import { Row, Rows } from '../ui/lists';
import { PageHeader } from '../ui/page';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import { Table } from '../ui/table';
import type { studentReport } from './student-report';

interface StudentReportViewProps {
  school: ClassHead;
  student: { id: string; nickname: string; talksOpen: boolean };
  /** The placement test of the course; null where no result stands. */
  placement: { takenAt: string; topics: PlacedTopics } | null;
  report: ReturnType<typeof studentReport>;
  problem: string | null;
}

/** One student's tasks in a class: scores over time, and the ideas that come back. */
export function StudentReportView({ school, student, placement, report, problem }: StudentReportViewProps) {
  const { facts, tasks } = report;
  return (
    <>
      <PageHeader
        heading="h2"
        back={{ to: paths.teacherBook(school.id), label: 'Mark book' }}
        title={student.nickname}
        actions={
          <Cluster className="no-print">
            {school.archivedAt === null ? (
              <Link to={classPaths.coins(school.id, student.id)} className={buttonClass({ variant: 'line' })}>
                Give coins
              </Link>
            ) : null}
            {student.talksOpen ? (
              <Link to={reportPaths.studentTalks(school.id, student.id)} className={buttonClass({ variant: 'line' })}>
                <MessagesSquare size={18} aria-hidden /> Tutor chats
              </Link>
            ) : null}
            <a href={reportPaths.studentFile(school.id, student.id)} className={buttonClass({ variant: 'line' })}>
              <Download size={18} aria-hidden /> CSV
            </a>
            <PrintButton />
          </Cluster>
        }
      />
      <FactCard facts={facts} />
      {tasks.length === 0 ? (
        <Section label="Tasks">
          <EmptyState plain heading="h3" title="No tasks yet">
            <p>Tasks you give {student.nickname} show up here.</p>
          </EmptyState>
        </Section>
      ) : (
        <Split>
          <Tasks tasks={tasks} />
          <Stack>
            <Scores scores={report.scores} nickname={student.nickname} />
            <Ideas ideas={report.ideas} school={school} />
          </Stack>
        </Split>
      )}
      {placement === null ? null : (
        <PlacementCard nickname={student.nickname} placement={placement} problem={problem} />
      )}
    </>
  );
}

function Tasks({ tasks }: Pick<StudentReportViewProps['report'], 'tasks'>) {
  return (
    <Section title="Tasks" heading="h3" flush>
      <Table label="Results by task" flush columns={['Task', 'Status', 'Score', 'Class mean', 'Working', 'Time']}>
        {tasks.map(
          ({ taskId, studentTaskId, title, line, standing, score, percent, colour, classPercent, working, time }) => (
            <tr key={studentTaskId}>
              <th scope="row">
                <Link to={paths.teacherStudentTask(taskId, studentTaskId)}>{title}</Link>
                <small>{line}</small>
              </th>
              <td>
                <Chip tone={standing.tone}>{standing.label}</Chip>
              </td>
              <td>
                <b data-score={colour ?? undefined}>{score}</b>
                {percent === null ? null : <small>{percent}</small>}
              </td>
              <td>{classPercent}</td>
              <td>
                {working === null ? (
                  '–'
                ) : (
                  <Link to={paths.teacherStudentTask(taskId, studentTaskId)}>
                    {working}
                    <span className="sr"> with working in {title}</span>
                  </Link>
                )}
              </td>
              <td>{time}</td>
            </tr>
          ),
        )}
      </Table>
    </Section>
  );
}

function Scores({ scores, nickname }: Pick<StudentReportViewProps['report'], 'scores'> & { nickname: string }) {
  if (scores.length < 2) return null;
  return (
    <Section title="Scores over time" heading="h3">
      <LineChart
        name={`${nickname}’s scores, from ${scores[0]?.own} to ${scores.at(-1)?.own} per cent`}
        places={scores.map((_, place) => ({ label: String(place + 1) }))}
        series={[{ name: nickname, values: scores.map(({ own }) => own) }]}
      />
      <TableDetails
        name="Scores over time"
        table={{
          columns: ['Task', `${nickname}, %`, 'Class mean, %'],
          rows: scores.map((score, place) => [`${place + 1}. ${score.title}`, score.own, score.class]),
        }}
      />
    </Section>
  );
}

function Ideas({ ideas, school }: Pick<StudentReportViewProps['report'], 'ideas'> & { school: ClassHead }) {
  return (
    <Section title="Misconceptions" heading="h3">
      {ideas.length === 0 ? (
        <p className="muted">No known misconceptions so far.</p>
      ) : (
        <Rows>
          {ideas.map(({ misconceptionId, name, tasks, lastAt }) => (
            <Row
              key={misconceptionId}
              title={
                <Link to={reportPaths.classInsights(school.id, { span: 'all', idea: misconceptionId })}>{name}</Link>
              }
              note={`${tasks === 1 ? 'one task' : `${tasks} tasks`}, last ${lastAt}`}
            />
          ))}
        </Rows>
      )}
    </Section>
  );
}

interface PlacementCardProps {
  nickname: string;
  placement: NonNullable<StudentReportViewProps['placement']>;
  problem: string | null;
}

function PlacementCard({ nickname, placement, problem }: PlacementCardProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Section label="Placement test">
      <FindingsMap heading={<h3>Placement test</h3>} strandHeading="h4" topics={placement.topics} />
      <p>
        {nickname} took it on {placement.takenAt}. If the result doesn’t look right, let them take it again. We’ll clear
        this result from their map and first week, keep all their practice, and let them know.
      </p>
      <Alert>{problem}</Alert>
      <Form method="post" preventScrollReset>
        <Button type="submit" variant="line" busy={busy}>
          Let {nickname} retake it
        </Button>
      </Form>
    </Section>
  );
}
