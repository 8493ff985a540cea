import type { ResultOf } from 'gql.tada';
import type { ErrorGroupRow, ErrorRow, ErrorState, GroupBy } from '~/components/error-logbook/logbook-data';
import type { LogbookViewProps } from '~/components/error-logbook/logbook-view';
import { typeset } from '~/components/maths/typeset.server';
import type { ErrorLogbookPage } from '~/graphql/error-logbook/error-logbook-page';
import { dueLabel, pastLabel } from '~/lib/day-labels';

type PageData = ResultOf<typeof ErrorLogbookPage>;
type Logbook = PageData['errorLogbook'];
type Entry = Logbook['entries'][number];

const states = ['OPEN', 'REVIEWING', 'RELAPSED', 'FIXED'] as const;

export interface LogbookQuery {
  /** Null: the first state that has errors. */
  state: ErrorState | null;
  by: GroupBy;
}

/** Reads ?state= and ?by=; anything else is the default. */
export function readLogbookQuery(request: Request): LogbookQuery {
  const query = new URL(request.url).searchParams;
  return {
    state: states.find((state) => state === query.get('state')) ?? null,
    by: query.get('by') === 'topic' ? 'topic' : 'type',
  };
}

/** What the page shows: formulas as HTML, dates as words in the student's time zone. */
export function logbookView(
  data: PageData,
  course: { id: string; name: string },
  query: LogbookQuery,
  timeZone: string,
): LogbookViewProps {
  const { errorLogbook: logbook, unresolvedCountByCourse } = data;
  const now = new Date();
  const counts = {
    OPEN: logbook.totals.open,
    REVIEWING: logbook.totals.reviewing,
    RELAPSED: logbook.totals.relapsed,
    FIXED: logbook.totals.fixed,
  };
  const state = query.state ?? states.find((candidate) => counts[candidate] > 0) ?? 'OPEN';
  const shown = logbook.entries.filter((entry) => entry.state === state);
  const due = logbook.entries.filter((entry) => isUnresolved(entry) && isPast(entry.dueAt, now));
  return {
    course: { id: course.id, name: course.name },
    otherCourses: unresolvedCountByCourse
      .filter((other) => other.courseId !== course.id && other.unresolvedCount > 0)
      .map((other) => ({ id: other.courseId, name: other.courseName, unresolved: other.unresolvedCount })),
    totals: logbook.totals,
    state,
    by: query.by,
    groups: groupsOf(shown, query.by),
    ideaCount: logbook.groupsByType.filter((group) => group.unresolved > 0).length,
    entries: shown.slice(0, 40).map((entry) => rowOf(entry, now, timeZone)),
    dueCount: Math.min(due.length, 40),
    followUps: logbook.followUps.slice(0, 6).map((followUp) => ({
      id: followUp.id,
      title: followUp.title,
      count: followUp.count,
      when: dueLabel(new Date(followUp.dueAt), now, timeZone),
      urgent: isPast(followUp.dueAt, now),
    })),
    heat: logbook.heat,
    fixedByWeek: logbook.fixedByWeek,
    medianDaysToFix: logbook.medianDaysToFix,
    relapseCount: logbook.relapseCount,
  };
}

function groupsOf(entries: Entry[], by: GroupBy): ErrorGroupRow[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = by === 'topic' ? entry.topic.id : (entry.misconception?.id ?? 'unclassified');
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([id, members]) => {
      const [first] = members as [Entry, ...Entry[]];
      const name = by === 'topic' ? first.topic.title : (first.misconception?.name ?? 'Not named yet');
      const detail = by === 'topic' ? (first.misconception?.name ?? first.title) : first.topic.title;
      return {
        id,
        name,
        detailHtml: typeset(`${detail} · your answer ${answerText(first)}`),
        count: members.length,
        errorIds: members.map((entry) => entry.id),
      };
    });
}

function rowOf(entry: Entry, now: Date, timeZone: string): ErrorRow {
  return {
    id: entry.id,
    questionId: entry.questionId,
    title: entry.title,
    topicTitle: entry.topic.title,
    misconceptionName: entry.misconception?.name ?? null,
    promptHtml: typeset(entry.promptLine),
    answerHtml: typeset(answerText(entry)),
    state: entry.state,
    when: pastLabel(new Date(entry.fixedAt ?? entry.openedAt), now, timeZone),
  };
}

/** The answer as rich text; what could not be read stays as typed. */
function answerText(entry: Entry): string {
  return entry.answerLatex === null ? entry.answer.replaceAll('$', '\\$') : `$${entry.answerLatex}$`;
}

function isUnresolved(entry: Entry): boolean {
  return entry.state !== 'FIXED';
}

function isPast(instant: unknown, now: Date): boolean {
  return typeof instant === 'string' && new Date(instant) <= now;
}
