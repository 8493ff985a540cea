import { groupBy } from './group-by';

/** A wrong answer that follows a known idea. */
export interface NamedAnswer {
  misconceptionId: string;
  studentId: string;
  studentTaskId: string;
  questionId: string;
  /** The question that was asked, as it is stored: equal ones are one. */
  instanceId: string | null;
  topicId: string;
  answer: string;
}

export interface Insight<Answer extends NamedAnswer = NamedAnswer> {
  misconceptionId: string;
  /** One answer of each student who holds it. */
  students: Answer[];
  /** Topics that it was seen in, the most frequent first. */
  topicIds: string[];
  /** The same answer to the same question stands once, the most frequent first. */
  answers: { times: number; sample: Answer; given: Answer[] }[];
}

/** Ideas behind wrong answers, by how many students hold them. */
export function insightsOf<Answer extends NamedAnswer>(answers: readonly Answer[]): Insight<Answer>[] {
  return [...groupBy(answers, ({ misconceptionId }) => misconceptionId)]
    .map(([misconceptionId, group]) => ({ times: group.length, insight: insightOf(misconceptionId, group) }))
    .sort(
      (a, b) =>
        b.insight.students.length - a.insight.students.length ||
        b.times - a.times ||
        a.insight.misconceptionId.localeCompare(b.insight.misconceptionId),
    )
    .map(({ insight }) => insight);
}

function insightOf<Answer extends NamedAnswer>(misconceptionId: string, group: readonly Answer[]): Insight<Answer> {
  const sameAnswer = ({ instanceId, questionId, answer }: Answer) => `${instanceId ?? questionId} ${answer.trim()}`;
  return {
    misconceptionId,
    students: [...groupBy(group, ({ studentId }) => studentId).values()].flatMap((same) => same.slice(0, 1)),
    topicIds: mostFirst(groupBy(group, ({ topicId }) => topicId)).map(([topicId]) => topicId),
    answers: mostFirst(groupBy(group, sameAnswer)).flatMap(([, given]) =>
      given[0] === undefined ? [] : [{ times: given.length, sample: given[0], given }],
    ),
  };
}

function mostFirst<Item>(groups: Map<string, Item[]>): [string, Item[]][] {
  return [...groups].sort(([a, some], [b, others]) => others.length - some.length || a.localeCompare(b));
}
