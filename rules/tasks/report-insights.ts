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
  studentIds: string[];
  /** Topics that it was seen in, the most frequent first. */
  topicIds: string[];
  /** The same answer to the same question stands once, the most frequent first. */
  answers: { times: number; sample: Answer }[];
}

/** Ideas behind wrong answers, by how many students hold them. */
export function insightsOf<Answer extends NamedAnswer>(answers: readonly Answer[]): Insight<Answer>[] {
  return [...groupBy(answers, ({ misconceptionId }) => misconceptionId)]
    .map(([misconceptionId, group]) => ({ times: group.length, insight: insightOf(misconceptionId, group) }))
    .sort(
      (a, b) =>
        b.insight.studentIds.length - a.insight.studentIds.length ||
        b.times - a.times ||
        a.insight.misconceptionId.localeCompare(b.insight.misconceptionId),
    )
    .map(({ insight }) => insight);
}

function insightOf<Answer extends NamedAnswer>(misconceptionId: string, group: readonly Answer[]): Insight<Answer> {
  const sameAnswer = ({ instanceId, questionId, answer }: Answer) => `${instanceId ?? questionId} ${answer.trim()}`;
  return {
    misconceptionId,
    studentIds: [...new Set(group.map(({ studentId }) => studentId))],
    topicIds: mostFirst(groupBy(group, ({ topicId }) => topicId)).map(([topicId]) => topicId),
    answers: mostFirst(groupBy(group, sameAnswer)).flatMap(([, [sample, ...others]]) =>
      sample === undefined ? [] : [{ times: 1 + others.length, sample }],
    ),
  };
}

function mostFirst<Item>(groups: Map<string, Item[]>): [string, Item[]][] {
  return [...groups].sort(([a, some], [b, others]) => others.length - some.length || a.localeCompare(b));
}
