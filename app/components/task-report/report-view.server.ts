import { gradeDisplay, pointsText } from '../../../rules/tasks/grade';
import type { TaskReportData } from '../../graphql/reports/task-report';
import { dayAndTime } from '../../lib/day-labels';
import { escapeHtml } from '../../lib/escape-html';
import { typeset, typesetFormula } from '../maths/typeset.server';
import type { Outcome } from '../practice/question-data';
import { duration, resultTitle } from '../practice/result/result-messages';
import { myTaskView } from '../tasks/my-task-view.server';
import type { ReportContentView, ReportQuestionView, ReportView, SumsView } from './report-view-data';

type Content = NonNullable<TaskReportData['content']>;

/** The report of a student's own task, typeset, with dates in the student's zone. */
export function reportView({ task, content }: TaskReportData, viewerZone: string, now: Date): ReportView {
  const view = myTaskView(task, viewerZone, now);
  const { handedInAt, gradeType } = task;
  return {
    classId: task.classId,
    studentTaskId: task.id,
    taskId: task.taskId,
    title: task.title,
    className: task.className,
    left: task.left,
    kind: `${view.kind.toLowerCase()}${task.teacher === '' ? '' : ` from ${task.teacher}`}`,
    when:
      handedInAt === null
        ? content === null
          ? view.when.head.toLowerCase()
          : 'closed before hand-in'
        : `handed in ${dayAndTime(viewerZone, new Date(handedInAt))}, ${view.late === null ? 'on time' : `late by ${view.late}`}`,
    isTest: view.isTest,
    answers: view.answers,
    action: view.action.main || content !== null ? view.action : null,
    grade: task.grade,
    comment: task.comment,
    content: content && contentView(content, { counted: gradeType !== 'NOT_GRADE' }),
  };
}

function contentView(content: Content, { counted }: { counted: boolean }): ReportContentView {
  const { right, asked, firstRight, answered, seconds, classPercent } = content;
  const hints = content.questions.reduce((sum, { hintsOpened }) => sum + hintsOpened, 0);
  const waiting = content.questions.flatMap(({ errorId, errorCourseId, unresolved }) =>
    unresolved && errorId !== null && errorCourseId !== null ? [{ errorId, courseId: errorCourseId }] : [],
  );
  const scored = content.rubric.filter(({ value }) => value !== null);
  const plain = content.questions.every(({ possible, points }) => possible === 1 && (points === 0 || points === 1));
  return {
    score: counted ? { right, asked } : null,
    headline: counted
      ? resultTitle({ score: firstRight, total: asked, afterRetry: right - firstRight })
      : 'You worked through this task.',
    facts: [
      { label: 'Time', value: seconds === 0 ? 'none' : duration(seconds) },
      { label: 'Answered', value: `${answered} of ${asked}` },
      ...(counted ? [{ label: 'First try', value: `${firstRight} of ${asked}` }] : []),
      ...(hints === 0 ? [] : [{ label: 'Hints used', value: String(hints) }]),
      ...(counted && classPercent !== null ? [{ label: 'Class mean', value: `${classPercent} %` }] : []),
    ],
    questions: content.questions.map((question) => questionView(question, plain || !counted)),
    topics: content.topics.map(sumsView),
    subjects: content.subjects.map(sumsView),
    rubric: content.rubric,
    rubricTotal:
      scored.length === 0
        ? null
        : `${scored.reduce((sum, { value }) => sum + (value ?? 0), 0)} of ${content.rubric.reduce((sum, { most }) => sum + most, 0)}`,
    waiting: waiting[0] ? { courseId: waiting[0].courseId, errorIds: waiting.map(({ errorId }) => errorId) } : null,
  };
}

const sumsView = ({
  id,
  name,
  asked,
  right,
  firstRight,
  points,
  possible,
  seconds,
}: Content['topics'][number]): SumsView => ({
  id,
  name,
  asked,
  right,
  firstRight,
  points: gradeDisplay('POINT', { points, possible }) ?? '',
  time: duration(seconds),
});

const outcomes: Record<string, Outcome> = {
  RIGHT: 'RIGHT',
  RIGHT_AFTER_RETRY: 'RIGHT_AFTER_RETRY',
  NOT_YET: 'NOT_YET',
};

function questionView(question: Content['questions'][number], plain: boolean): ReportQuestionView {
  const wrong = question.answers.find(({ right }) => !right);
  const shown = wrong ?? question.answers.at(-1);
  const idea = question.answers.find(({ misconception }) => misconception !== null)?.misconception ?? null;
  return {
    id: question.id,
    index: question.index,
    title: question.title,
    promptHtml: typeset(question.prompt.split('\n')[0] ?? ''),
    outcome: outcomes[question.outcome ?? ''] ?? 'SKIPPED',
    time: question.seconds === null ? null : duration(question.seconds),
    points: plain ? null : `${pointsText(question.points)} of ${pointsText(question.possible)}`,
    answerHtml: shown === undefined ? null : answerHtml(shown),
    keyHtml: wrong === undefined || question.keyLatex === null ? null : typesetFormula(question.keyLatex),
    idea: idea && { name: idea.name, explanationHtml: typeset(idea.explanation) },
    comment: question.comment,
    errorId: question.errorId,
    unresolved: question.unresolved,
  };
}

/** As maths where it could be read. */
export function answerHtml({ text, latex }: { text: string; latex: string | null }): string {
  if (latex !== null) return typesetFormula(latex);
  return escapeHtml(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
