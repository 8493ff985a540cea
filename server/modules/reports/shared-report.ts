import type { Misconception } from '../../../maths/misconceptions/index';
import { firstNameOf } from '../../../rules/classes';
import { isUuid } from '../../../rules/path-patterns';
import { type Level, levelOf, viewDevices } from '../../../rules/report-sharing';
import { newId } from '../../platform/ids';
import { takeOrRefuse } from '../../platform/limits/take-or-refuse';
import type { Services } from '../../platform/services';
import { topicOrOther } from '../catalogue';
import { homeActivity } from './home-activities';
import { openShare } from './report-shares.repo';
import { shareHash } from './share-keys';
import { type NamedSums, type ReportedQuestion, readTaskReport, type TaskReportContent } from './task-report';

/** What a family reads. No surname, no class, no email, nobody else, and no id of anybody. */
export interface SharedReport {
  firstName: string;
  title: string;
  isTest: boolean;
  teacher: string;
  handedInAt: Date | null;
  lateMs: number | null;
  /** Whose dates the report shows. */
  timeZone: string;
  expiresAt: Date;
  /** Null where the task shows none. */
  grade: string | null;
  comment: string;
  /** Null while the answers are not out. */
  content: SharedContent | null;
}

export interface SharedContent {
  /** False where the task gives no figures. */
  counted: boolean;
  asked: number;
  answered: number;
  right: number;
  firstRight: number;
  seconds: number;
  showed: { name: string; right: number; asked: number; level: Level }[];
  idea: {
    misconception: Misconception;
    questions: number;
    /** One of the questions it showed in. */
    sample: { prompt: string; answer: string; answerLatex: string | null; keyLatex: string } | null;
  } | null;
  atHome: string;
}

/**
 * The report behind a key, for everybody who holds it, as it stands now; the opening is logged
 * unless it is a preview, which has no device. Null for a key that is
 * unknown, expired or revoked, or belongs to another report: nobody learns which, and all take the same way.
 * RATE_LIMITED after many such tries from one address.
 */
export async function openSharedReport(
  services: Services,
  input: { taskId: string; studentTaskId: string; shareKey: string; device?: string | null; clientAddress: string },
): Promise<SharedReport | null> {
  const { db, limits, clock } = services;
  const now = clock.now();
  const nobody = '00000000-0000-4000-8000-000000000000';
  const place = {
    taskId: isUuid(input.taskId) ? input.taskId : nobody,
    studentTaskId: isUuid(input.studentTaskId) ? input.studentTaskId : nobody,
  };
  const device = input.device ? (viewDevices.find((known) => known === input.device) ?? 'COMPUTER') : null;
  const key = { ...place, shareKeyHash: shareHash(input.shareKey) };
  const share = await openShare(db, key, { id: newId(), device, at: now });
  if (!share) {
    await takeOrRefuse(
      limits,
      [['unknownCodeAtAddress', input.clientAddress]],
      'Too many tries. Please try again later.',
    );
    return null;
  }
  const report = await readTaskReport(services, 'SHARED', place);
  const { task, content } = report;
  return {
    firstName: firstNameOf(report.nickname),
    title: task.title,
    isTest: task.type === 'TEST',
    teacher: task.teacher,
    handedInAt: task.handedInAt,
    lateMs: task.lateMs,
    timeZone: task.timeZone,
    expiresAt: share.expires_at,
    grade: task.grade,
    comment: content === null ? '' : task.comment,
    content: content && inPlainWords(content, { counted: task.gradeType !== 'NOT_GRADE' }),
  };
}

function inPlainWords(content: TaskReportContent, { counted }: { counted: boolean }): SharedContent {
  const { asked, answered, right, firstRight, seconds, topics, kinds } = content;
  const groups = topics.length > 1 ? topics : kinds;
  const showed = groups.map(showedIn);
  const idea = nextIdea(content);
  const topic = topicOrOther(idea?.topicId ?? weakest(topics)?.id ?? '');
  return {
    counted,
    asked,
    answered,
    right,
    firstRight,
    seconds,
    showed,
    idea: idea && { misconception: idea.misconception, questions: idea.questions, sample: idea.sample },
    atHome: homeActivity(topic),
  };
}

const showedIn = ({ name, right, asked }: NamedSums) => ({ name, right, asked, level: levelOf({ right, asked }) });

const weakest = (topics: readonly NamedSums[]): NamedSums | undefined =>
  [...topics].sort((a, b) => a.right / a.asked - b.right / b.asked)[0];

/** The idea behind most questions that are not right yet; null where every idea was mended. */
function nextIdea({ ideas, questions }: TaskReportContent) {
  const open = ({ questions: count, mended }: (typeof ideas)[number]) => count - mended;
  const [idea] = ideas.filter((each) => open(each) > 0).sort((a, b) => open(b) - open(a));
  if (idea === undefined) return null;
  const { misconception } = idea;
  const shows = (question: ReportedQuestion) => question.misconceptionIds.includes(misconception.id);
  const shown = questions.filter(shows).sort((a, b) => Number(isRight(a)) - Number(isRight(b)))[0];
  return {
    misconception,
    questions: idea.questions,
    topicId: shown?.topicId ?? '',
    sample: shown === undefined ? null : sampleOf(shown, misconception.id),
  };
}

const isRight = ({ answers }: ReportedQuestion): boolean => answers.at(-1)?.right ?? false;

function sampleOf({ prompt, answers, keyLatex }: ReportedQuestion, misconceptionId: string) {
  const answer = answers.find(({ misconception }) => misconception?.id === misconceptionId);
  if (answer === undefined || keyLatex === null) return null;
  return { prompt, answer: answer.text, answerLatex: answer.latex, keyLatex };
}
