import type { ResultOf } from 'gql.tada';
import {
  dailyErrors,
  type ErrorGroupRow,
  type ErrorRow,
  type ErrorState,
  type FollowUpRow,
  type GroupBy,
  type Mistake,
  type ReviewProgress,
} from '~/components/error-logbook/logbook-data';
import type { LogbookViewProps } from '~/components/error-logbook/logbook-view';
import { questionInShort } from '~/components/error-logbook/question-in-short';
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
): Omit<LogbookViewProps, 'formKey'> {
  const { errorLogbook: logbook, unresolvedCountByCourse } = data;
  const now = new Date();
  const { totals } = logbook;
  const counts = { OPEN: totals.open, REVIEWING: totals.reviewing, RELAPSED: totals.relapsed, FIXED: totals.fixed };
  const state = query.state ?? states.find((candidate) => counts[candidate] > 0) ?? 'OPEN';
  const shown = logbook.entries.filter((entry) => entry.state === state);
  const followUps = followUpRows(logbook, now, timeZone);
  const toConfirm = followUps.filter(({ kind }) => kind === 'CONFIRM');
  return {
    course: { id: course.id, name: course.name },
    otherCourses: unresolvedCountByCourse
      .filter((other) => other.courseId !== course.id && other.unresolvedCount > 0)
      .map((other) => ({ id: other.courseId, name: other.courseName, unresolved: other.unresolvedCount })),
    totals,
    state,
    by: query.by,
    groups: groupsOf(shown, query.by),
    ideaCount: logbook.groupsByType.filter((group) => group.unresolved > 0).length,
    entries: shown.slice(0, state === 'FIXED' ? 40 : 10).map((entry) => rowOf(entry, now, timeZone)),
    due: logbook.due,
    toConfirm: toConfirm.filter(({ due }) => due),
    waiting: waitingOf(toConfirm.filter(({ due }) => !due)),
    // What is to be confirmed today has a place of its own.
    followUps: followUps.filter(({ kind, due }) => kind !== 'CONFIRM' || !due).slice(0, 6),
    review: progressOf(data.errorReview),
    reviewable: Math.min(totals.unresolved, dailyErrors),
    heat: logbook.heat,
    fixedByWeek: logbook.fixedByWeek,
    medianDaysToFix: logbook.medianDaysToFix,
    relapseCount: logbook.relapseCount,
  };
}

function followUpRows({ followUps, entries }: Logbook, now: Date, timeZone: string): FollowUpRow[] {
  return followUps.map(({ dueAt, ...followUp }) => {
    const example = entries.find(({ id }) => id === followUp.errorIds[0]);
    return {
      ...followUp,
      when: dueLabel(new Date(dueAt), now, timeZone),
      example: example ? mistakeOf(example) : null,
    };
  });
}

function waitingOf([first, ...others]: FollowUpRow[]): LogbookViewProps['waiting'] {
  if (first === undefined) return null;
  const count = [first, ...others].reduce((sum, followUp) => sum + followUp.count, 0);
  return { count, from: first.when === 'Tomorrow' ? 'tomorrow' : `on ${first.when}` };
}

/** Null where no session is unfinished. */
function progressOf(review: PageData['errorReview']): ReviewProgress | null {
  if (review === null || review.currentIndex === null) return null;
  const reviewed = review.items.filter((item) => item.state === 'REVIEWED').length;
  return { reviewed, total: review.items.length, current: review.currentIndex };
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
      return {
        id,
        name: by === 'topic' ? first.topic.title : (first.misconception?.name ?? 'Not named yet'),
        detail: by === 'topic' ? (first.misconception?.name ?? first.title) : first.topic.title,
        example: mistakeOf(first),
        count: members.length,
        state: first.state,
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
    ...mistakeOf(entry),
    state: entry.state,
    standing: standingOf(entry, now, timeZone),
    when: pastLabel(new Date(entry.fixedAt ?? entry.openedAt), now, timeZone),
  };
}

function standingOf(entry: Entry, now: Date, timeZone: string): string {
  if (entry.state !== 'FIXED') return '';
  if (entry.confirmedAt !== null || entry.dueAt === null) return 'Confirmed';
  return `To confirm: ${dueLabel(new Date(entry.dueAt), now, timeZone)}`;
}

function mistakeOf(entry: Entry): Mistake {
  // What could not be read stays as typed.
  const answer = entry.answerLatex === null ? entry.answer.replaceAll('$', '\\$') : `$${entry.answerLatex}$`;
  return { questionHtml: typeset(questionInShort(entry.promptLine)), answerHtml: typeset(answer) };
}
