import { expect, it } from 'vitest';
import { htmlOf } from '../../../tests/specification/page-html';
import type { ReportView, SumsView } from './report-view-data';
import { SubjectsView } from './subjects-view';

const sums: SumsView = { id: 'a', name: 'A', asked: 4, right: 3, firstRight: 2, points: '3 / 4', time: '2 min' };
const subjects = [
  { ...sums, id: 'year-6', name: 'Year 6 Maths' },
  { ...sums, id: 'naplan-7', name: 'NAPLAN Year 7', asked: 2, right: 1, firstRight: 0, points: '1 / 6', time: '50 s' },
];
const report: ReportView = {
  classId: 'c',
  studentTaskId: 's',
  taskId: 't',
  title: 'Fractions',
  className: '6B',
  left: false,
  kind: 'homework from Ms Nair',
  when: 'handed in today, on time',
  isTest: false,
  answers: '',
  action: null,
  grade: '4 / 10',
  comment: '',
  content: {
    score: { right: 4, asked: 6 },
    headline: 'Well done',
    facts: [],
    questions: [],
    topics: [{ ...sums, name: 'Unlike fractions' }],
    subjects,
    rubric: [],
    rubricTotal: null,
    waiting: null,
  },
};

/** The rows of a table below a heading, cell by cell. */
function rowsBelow(heading: string, shown: ReportView): string[][] {
  const html = htmlOf(<SubjectsView report={shown} />);
  const table = html.slice(html.indexOf(`>${heading}</h2>`)).split('</table>')[0] ?? '';
  return [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, cell = '']) => cell),
  );
}

it('shows each subject with its own numbers', () => {
  expect(rowsBelow('Subjects', report)).toEqual([
    ['Subject', 'Questions', 'Correct', 'First try', 'Points', 'Time'],
    ['Year 6 Maths', '4', '3', '2', '3 / 4', '2 min'],
    ['NAPLAN Year 7', '2', '1', '0', '1 / 6', '50 s'],
  ]);
  expect(rowsBelow('Topics', report)).toHaveLength(2);
});

it('gives no figure of how it went where the task has none', () => {
  const { content } = report;
  expect(rowsBelow('Subjects', { ...report, content: content && { ...content, score: null } })).toEqual([
    ['Subject', 'Questions', 'Time'],
    ['Year 6 Maths', '4', '2 min'],
    ['NAPLAN Year 7', '2', '50 s'],
  ]);
});
