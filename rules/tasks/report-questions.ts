import { groupBy } from './group-by';
import { isRight, medianOf, type ReportQuestion } from './report';

export interface MarkedQuestion extends ReportQuestion {
  /** Whether its answer is marked: those of a test are when it is handed in. */
  marked: boolean;
}

/** The work of one student that a report of the whole task counts. */
export interface TaskWork {
  studentTaskId: string;
  questions: readonly MarkedQuestion[];
}

/** How one question, or one kind of question, went. */
export interface QuestionReport {
  /** The place of a pinned question ("3"), the template of a drawn one, with dots for its slashes: part of an address. */
  key: string;
  /** Null where each student had other questions. */
  place: number | null;
  templateId: string;
  topicId: string;
  /** Of a pinned question students, of a drawn one questions: one student may have had several of a kind. */
  asked: number;
  /** Those whose answers are marked. */
  answered: number;
  firstRight: number;
  right: number;
  /** Middle of the seconds of those who answered; null where nobody did. */
  medianSeconds: number | null;
  /** Ideas behind its wrong answers, by number of students. */
  ideas: { misconceptionId: string; students: number }[];
}

/** Under which question of the task's report a student's question counts. */
function questionKey({ index, templateId }: Pick<ReportQuestion, 'index' | 'templateId'>, pinned: boolean): string {
  return pinned ? String(index) : templateId.replaceAll('/', '.');
}

/** The question that a key names; null where it can be none. */
export function readQuestionKey(key: string, pinned: boolean): { index: number } | { templateId: string } | null {
  if (pinned) return /^[1-9]\d{0,2}$/.test(key) ? { index: Number(key) } : null;
  return /^[\w.-]{1,120}$/.test(key) ? { templateId: key.replaceAll('.', '/') } : null;
}

/**
 * A task question by question, the hardest first: the smallest share right at the first try, of those who answered.
 * Questions that everybody has count by their place, drawn ones by their template. What nobody answered stands last.
 */
export function questionReports(works: readonly TaskWork[], { pinned }: { pinned: boolean }): QuestionReport[] {
  const asked = works.flatMap(({ studentTaskId, questions }) =>
    questions.map((question) => ({ studentTaskId, question })),
  );
  const groups = groupBy(asked, ({ question }) => questionKey(question, pinned));
  return [...groups].map(([key, group]) => reportOf(key, group, pinned)).sort(hardestFirst);
}

function reportOf(
  key: string,
  group: readonly { studentTaskId: string; question: MarkedQuestion }[],
  pinned: boolean,
): QuestionReport {
  const questions = group.map(({ question }) => question);
  const answered = questions.filter(({ marked }) => marked);
  const seconds = answered.flatMap((question) => question.seconds ?? []);
  const holders = new Map<string, Set<string>>();
  for (const { studentTaskId, question } of group) {
    for (const id of question.misconceptionIds) holders.set(id, (holders.get(id) ?? new Set()).add(studentTaskId));
  }
  return {
    key,
    place: pinned ? Number(key) : null,
    templateId: questions[0]?.templateId ?? '',
    topicId: questions[0]?.topicId ?? '',
    asked: questions.length,
    answered: answered.length,
    firstRight: answered.filter(({ outcome }) => outcome === 'RIGHT').length,
    right: answered.filter(({ outcome }) => isRight(outcome)).length,
    medianSeconds: medianOf(seconds),
    ideas: [...holders]
      .map(([misconceptionId, students]) => ({ misconceptionId, students: students.size }))
      .sort((a, b) => b.students - a.students || a.misconceptionId.localeCompare(b.misconceptionId)),
  };
}

function hardestFirst(a: QuestionReport, b: QuestionReport): number {
  const ease = ({ answered, firstRight }: QuestionReport) => (answered === 0 ? 2 : firstRight / answered);
  return (
    ease(a) - ease(b) ||
    b.answered - a.answered ||
    (a.place ?? 0) - (b.place ?? 0) ||
    a.templateId.localeCompare(b.templateId)
  );
}

/** The columns of the chart of scores, in whole per cent: their borders are those of the colours of scores. */
const scoreBins = [
  [0, 20],
  [21, 40],
  [41, 55],
  [56, 70],
  [71, 85],
  [86, 100],
] as const;

export interface ScoreBin {
  from: number;
  to: number;
  students: number;
}

/** How many scores (whole per cent) lie where. */
export function scoreDistribution(percents: readonly number[]): ScoreBin[] {
  return scoreBins.map(([from, to], place) => ({
    from,
    to,
    students: percents.filter((percent) => percent <= to && (place === 0 || percent >= from)).length,
  }));
}
