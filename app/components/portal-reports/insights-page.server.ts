import type { InsightsData } from '../../graphql/tasks/report-pages';
import type { ChartTable } from '../charts/chart-table';
import { typeset } from '../maths/typeset.server';
import { teacherQuestionView } from '../portal-tasks/picked-view.server';
import { attemptView } from './attempt-view.server';
import type { IdeaInFull, IdeaRow } from './insights-view';

const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`;

/** Insights as their page shows them, typeset. */
export function insightsPage({ ideas, chosen, taskCount }: InsightsData): {
  taskCount: number;
  ideas: IdeaRow[];
  chosen: IdeaInFull | null;
} {
  return {
    taskCount,
    ideas: ideas.map(({ misconceptionId, name, students, earlier, samples }) => ({
      misconceptionId,
      name,
      count: students.length,
      trend: earlier === null ? null : trendOf(students.length, earlier),
      samples: samples.map(({ times, question, attempt }) => ({
        times,
        promptHtml: question === null ? null : typeset(question.prompt),
        attempt: attemptView(attempt),
      })),
    })),
    chosen: chosen === null ? null : chosenIdea(chosen),
  };
}

function trendOf(now: number, before: number): string {
  if (before === 0) return 'New in the last four weeks';
  if (now === before) return `Same as in the four weeks before`;
  return `${now > before ? 'Up' : 'Down'} from ${before} in the four weeks before`;
}

function chosenIdea({
  misconceptionId,
  name,
  explanation,
  ask,
  choice,
  students,
  answers,
}: NonNullable<InsightsData['chosen']>): IdeaInFull {
  return {
    misconceptionId,
    name,
    explanation,
    askHtml: typeset(ask),
    choiceHtml: typeset(choice),
    students: students.map(({ tasks, questions, ...student }) => ({
      ...student,
      line: tasks === 1 ? count(questions, 'question') : `${count(questions, 'question')} in ${tasks} tasks`,
    })),
    answers: answers.map(({ times, question, attempt, by }, place) => ({
      times,
      question: question === null ? null : teacherQuestionView(`answer-${place}`, question, null),
      attempt: attemptView(attempt),
      by,
    })),
  };
}

/** Insights as a file: a row for each idea and student. */
export function insightsTable({ ideas }: InsightsData): ChartTable {
  return {
    columns: ['Misconception', 'Student id', 'Student', 'Tasks', 'Questions', 'Topics'],
    rows: ideas.flatMap(({ name, students, topics }) =>
      students.map(({ studentId, nickname, tasks, questions }) => [
        name,
        studentId,
        nickname,
        tasks,
        questions,
        topics.map(({ title }) => title).join('; '),
      ]),
    ),
  };
}
