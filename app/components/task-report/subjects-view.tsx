import { LinkButton } from '../ui/link-button';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import { type Column, Table } from '../ui/table';
import { ReportPage, ReportScore } from './report-page';
import { reportPaths } from './report-paths';
import type { ReportView, SumsView } from './report-view-data';

/** A report of a task over several subjects: the totals, and each subject for itself. */
export function SubjectsView({ report }: { report: ReportView }) {
  const { classId, studentTaskId, taskId, grade } = report;
  return (
    <ReportPage
      report={report}
      title={`${report.title} by subject`}
      actions={
        <>
          {report.content === null ? null : <PrintButton />}
          <LinkButton to={reportPaths.report(classId, studentTaskId, taskId)}>Whole report</LinkButton>
        </>
      }
    >
      {(content) => (
        <>
          <ReportScore content={content} grade={grade} />
          <Sums title="Subjects" first="Subject" rows={content.subjects} counted={content.score !== null} />
          <Sums title="Topics" first="Topic" rows={content.topics} counted={content.score !== null} />
        </>
      )}
    </ReportPage>
  );
}

interface SumsProps {
  title: string;
  first: string;
  rows: SumsView[];
  counted: boolean;
}

const counts: Column[] = [
  { label: 'Correct', isNumber: true },
  { label: 'First try', isNumber: true, isWide: true },
  { label: 'Points', isNumber: true },
];

function Sums({ title, first, rows, counted }: SumsProps) {
  const columns = [
    first,
    { label: 'Questions', isNumber: true },
    ...(counted ? counts : []),
    { label: 'Time', isNumber: true, isWide: true },
  ];
  return (
    <Section title={title} flush>
      <Table label={`Results by ${first.toLowerCase()}`} columns={columns} flush>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td data-number="">{row.asked}</td>
            {counted ? (
              <>
                <td data-number="">{row.right}</td>
                <td data-number="" className="hide-m">
                  {row.firstRight}
                </td>
                <td data-number="">{row.points}</td>
              </>
            ) : null}
            <td data-number="" className="hide-m">
              {row.time}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
