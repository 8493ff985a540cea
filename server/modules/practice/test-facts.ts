import { sql } from 'kysely';
import { answersAreOut, type VisibleFacts } from '../../../rules/tasks/visibility';

/** What decides when the answers of a test are out for its student. */
export type TestFacts = VisibleFacts;

export interface TestFactsJson {
  answers_when: VisibleFacts['rule']['answersWhen'];
  answers_at: string | null;
  opens_at: string;
  due_at: string;
  late_until: string;
  closed_at: string | null;
  own_due_at: string | null;
  own_late_until: string | null;
  handed_in_at: string | null;
}

/** Of the practice `p`; null for all that is no test. */
export const testFactsJson = sql<TestFactsJson | null>`(
  select json_build_object('answers_when', t.answers_when, 'answers_at', t.answers_at, 'opens_at', t.opens_at,
    'due_at', t.due_at, 'late_until', t.late_until, 'closed_at', t.closed_at, 'own_due_at', s.own_due_at,
    'own_late_until', s.own_late_until, 'handed_in_at', s.handed_in_at)
  from student_tasks s join tasks t on t.id = s.task_id where p.is_test and s.id = p.student_task_id)`;

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

export function testFacts(json: TestFactsJson): TestFacts {
  return {
    rule: { answersWhen: json.answers_when, answersAt: instant(json.answers_at) },
    task: {
      opensAt: new Date(json.opens_at),
      dueAt: new Date(json.due_at),
      lateUntil: new Date(json.late_until),
    },
    extension: { dueAt: instant(json.own_due_at), lateUntil: instant(json.own_late_until) },
    handedInAt: instant(json.handed_in_at),
    closedAt: instant(json.closed_at),
  };
}

/** Whether nothing may be said yet about the answers of this practice: a test runs, or its answers are not out. */
export function hidesAnswers(
  { row, test }: { row: { is_test: boolean; state: string }; test?: TestFacts | null },
  now: Date,
): boolean {
  if (!row.is_test) return false;
  if (row.state === 'IN_PROGRESS') return true;
  return test == null || !answersAreOut(test, now);
}
