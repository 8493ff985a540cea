/** A question of a student's task as reports count it. */
export interface ReportQuestion {
  /** 1-based place in the student's own task. */
  index: number;
  templateId: string;
  topicId: string;
  /** RIGHT, RIGHT_AFTER_RETRY, NOT_YET, SKIPPED; null while it is open. */
  outcome: string | null;
  /** Whether it has an answer that counts. */
  answered: boolean;
  /** Seconds spent on it; null where it was never seen. */
  seconds: number | null;
  /** What it is worth. */
  possible: number;
  /** The teacher's own mark; it holds in place of the engine's. */
  mark: number | null;
  /** The ideas that its wrong answers followed, the first one in front. */
  misconceptionIds: readonly string[];
}

/** The sums of some questions. */
export interface ReportSums {
  asked: number;
  answered: number;
  /** Right in the end, at the first try or a later one. */
  right: number;
  firstRight: number;
  points: number;
  possible: number;
  seconds: number;
}

export interface StudentTaskReport extends ReportSums {
  /** In the order in which the topics came. */
  byTopic: (ReportSums & { topicId: string })[];
  /** The ideas behind wrong answers, most frequent first. */
  ideas: ReportIdea[];
}

export interface ReportIdea {
  misconceptionId: string;
  /** Questions that were answered by this idea. */
  questions: number;
  /** Of these, how many were right in the end. */
  mended: number;
}

export const isRight = (outcome: string | null): boolean => outcome === 'RIGHT' || outcome === 'RIGHT_AFTER_RETRY';

/** The points that a question brings: the teacher's mark where there is one. */
export function pointsOf({ mark, outcome, possible }: Pick<ReportQuestion, 'mark' | 'outcome' | 'possible'>): number {
  return mark ?? (isRight(outcome) ? possible : 0);
}

export function sumsOf(questions: readonly ReportQuestion[]): ReportSums {
  const sum = (value: (question: ReportQuestion) => number) =>
    questions.reduce((total, question) => total + value(question), 0);
  return {
    asked: questions.length,
    answered: sum(({ answered }) => Number(answered)),
    right: sum(({ outcome }) => Number(isRight(outcome))),
    firstRight: sum(({ outcome }) => Number(outcome === 'RIGHT')),
    points: sum(pointsOf),
    possible: sum(({ possible }) => possible),
    seconds: sum(({ seconds }) => seconds ?? 0),
  };
}

/** What one student did in a task. Teacher, student and family read the numbers of this one function. */
export function studentTaskReport(questions: readonly ReportQuestion[]): StudentTaskReport {
  const topicIds = [...new Set(questions.map(({ topicId }) => topicId))];
  return {
    ...sumsOf(questions),
    byTopic: topicIds.map((topicId) => ({
      topicId,
      ...sumsOf(questions.filter((question) => question.topicId === topicId)),
    })),
    ideas: ideasOf(questions),
  };
}

function ideasOf(questions: readonly ReportQuestion[]): ReportIdea[] {
  const ideas = new Map<string, ReportIdea>();
  for (const { misconceptionIds, outcome } of questions) {
    for (const misconceptionId of new Set(misconceptionIds)) {
      const idea = ideas.get(misconceptionId) ?? { misconceptionId, questions: 0, mended: 0 };
      idea.questions += 1;
      idea.mended += Number(isRight(outcome));
      ideas.set(misconceptionId, idea);
    }
  }
  return [...ideas.values()].sort(
    (a, b) => b.questions - a.questions || a.misconceptionId.localeCompare(b.misconceptionId),
  );
}

/** The middle value, the mean of the two middle ones where there are two; null of none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
