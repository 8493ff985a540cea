import { Link } from '@remix-run/react';
import { Download, Lightbulb } from 'lucide-react';
import type { ScoreColour } from '../../../rules/score-colour';
import type { ResultFilter } from '../../../rules/tasks/task-status';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import type { ChartTable } from '../charts/chart-table';
import { ColumnChart } from '../charts/column-chart';
import { FactCard } from '../charts/fact-card';
import { TableDetails } from '../charts/table-details';
import { type FilterCount, filterItems } from '../portal-tasks/filter-items';
import type { TaskLine } from '../portal-tasks/task-line';
import { buttonClass } from '../ui/button-class';
import { Chip, type ChipTone } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Split, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { PageHeader } from '../ui/page';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { Table } from '../ui/table';
import { ShareCell } from './share-cell';
import type { QuestionLine } from './task-report';

interface TaskReportViewProps {
  task: { id: string };
  line: TaskLine;
  filter: ResultFilter | null;
  counts: FilterCount[];
  total: number;
  pinned: boolean;
  facts: { label: string; value: string }[];
  scores: { name: string; columns: { label: string; value: number; score: ScoreColour }[]; table: ChartTable };
  questions: QuestionLine[];
  /** Who has not handed in. */
  missing: { id: string; nickname: string; standing: { tone: ChipTone; label: string } }[];
}

/** How a task went, question by question, the hardest first. */
export function TaskReportView(props: TaskReportViewProps) {
  const { task, line, filter, counts, total, facts, scores } = props;
  return (
    <>
      <PageHeader
        heading="h2"
        eyebrow={
          <Link to={paths.teacherTask(task.id)} className="target">
            {line.title}
          </Link>
        }
        title="Report"
        lead={line.summary}
        actions={
          <Cluster className="no-print">
            <a href={reportPaths.taskFile(task.id, filter)} className={buttonClass({ variant: 'line' })}>
              <Download size={18} aria-hidden /> CSV
            </a>
            <PrintButton />
            <LinkButton to={reportPaths.taskInsights(task.id)} variant="main">
              <Lightbulb size={18} aria-hidden /> Mistake insights
            </LinkButton>
          </Cluster>
        }
      />
      <FactCard facts={facts} />
      <div>
        <Segmented
          label="Which students"
          items={filterItems({ filter, counts, total, to: (name) => reportPaths.task(task.id, name) })}
        />
      </div>
      <Split>
        <Questions {...props} />
        <Stack>
          <Section title="Scores" heading="h3" note="Students who handed in, by score (%)">
            <ColumnChart name={scores.name} columns={scores.columns} />
            <TableDetails name="Scores" table={scores.table} />
          </Section>
          <Missing {...props} />
        </Stack>
      </Split>
    </>
  );
}

function Missing({ task, missing }: TaskReportViewProps) {
  if (missing.length === 0) return null;
  return (
    <Section title="Not handed in" heading="h3">
      <Rows>
        {missing.map(({ id, nickname, standing }) => (
          <Row key={id} title={<Link to={paths.teacherStudentTask(task.id, id)}>{nickname}</Link>}>
            <Chip tone={standing.tone}>{standing.label}</Chip>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

function Questions({ task, questions, pinned, filter }: TaskReportViewProps) {
  if (questions.length === 0) {
    return (
      <Section label="Questions">
        <EmptyState plain heading="h3" title={filter === null ? 'Nobody has started yet' : 'No students here'}>
          <p>{filter === null ? 'Answers show up here as soon as they come in.' : 'Choose another view above.'}</p>
        </EmptyState>
      </Section>
    );
  }
  const title = `${pinned ? 'Questions' : 'Question types'}, hardest first`;
  return (
    <Section
      title={title}
      heading="h3"
      note={pinned ? undefined : 'Each student had their own questions, so they’re grouped by type.'}
      flush
    >
      <Table
        label="Results by question"
        flush
        columns={['Question', 'First try', 'In the end', 'Top misconception', 'Time']}
      >
        {questions.map(({ key, place, title: question, topic, first, end, idea, time }) => (
          <tr key={key}>
            <th scope="row">
              <Link to={reportPaths.question(task.id, key)}>{question}</Link>
              <small>{place === null ? topic : `${place}, ${topic}`}</small>
            </th>
            <td>
              <ShareCell share={first} />
            </td>
            <td>
              <ShareCell share={end} />
            </td>
            <td>
              {idea === null ? <span className="muted">–</span> : idea.name}
              {idea === null ? null : <small>{students(idea.students)}</small>}
            </td>
            <td className="num">{time}</td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

const students = (count: number) => (count === 1 ? '1 student' : `${count} students`);
