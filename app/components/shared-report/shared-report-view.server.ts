import { lateLabel } from '../../../rules/tasks/task-status';
import type { SharedReportData } from '../../graphql/reports/report-shares';
import { typeset, typesetFormula } from '../maths/typeset.server';
import { answerHtml } from '../task-report/report-view.server';
import { dayOnly } from '../task-report/share-view.server';
import type { SharedContentView, SharedReportView } from './shared-report-data';

type Content = NonNullable<SharedReportData['content']>;

/** What a family reads, in the zone of the class. */
export function sharedReportView(report: SharedReportData): SharedReportView {
  const { firstName, timeZone, content, handedInAt, lateMs } = report;
  const day = handedInAt === null ? null : dayOnly(timeZone, handedInAt);
  const late = lateMs === null ? '' : `, late by ${lateLabel(lateMs)}`;
  return {
    firstName,
    about: [
      report.title,
      report.isTest ? 'test' : 'homework',
      day === null ? 'not handed in' : `handed in ${day}${late}`,
    ].join(' · '),
    teacher: report.teacher === '' ? '' : `Set by ${report.teacher}. `,
    until: dayOnly(timeZone, report.expiresAt),
    headline: content === null ? `${firstName}’s report isn’t ready yet.` : headline(firstName, content),
    grade: report.grade,
    comment: report.comment,
    content: content && contentView(firstName, content),
  };
}

/** What went well first, then what is next: never a reproach. */
export function headline(
  firstName: string,
  { counted, asked, answered, right, idea }: Omit<Content, 'showed'>,
): string {
  const next = idea === null ? '' : ' There’s one thing to work on next.';
  if (answered === 0) return `${firstName} hasn’t answered any questions in this task yet.`;
  if (!counted) return `${firstName} worked through this task.${next}`;
  if (right === asked) return `${firstName} got every question right.`;
  if (right * 2 < asked) return `${firstName} has made a start: ${right} out of ${asked} correct.${next}`;
  return `${firstName} got ${right} out of ${asked}.${next}`;
}

function contentView(firstName: string, content: Content): SharedContentView {
  const { counted, asked, answered, right, firstRight, seconds, idea } = content;
  const minutes = Math.max(1, Math.round(seconds / 60));
  const time = minutes === 1 ? '1 minute of work' : `${minutes} minutes of work`;
  const tries = counted ? `, ${firstRight} of ${asked} correct first go` : '';
  return {
    score: counted ? { right, asked } : null,
    effort: answered === 0 ? '' : `${time}, ${answered} of ${asked} answered${tries}.`,
    showed: content.showed.map(({ name, level, right: own, asked: all }) => ({
      name,
      level: level as SharedContentView['showed'][number]['level'],
      share: all === 0 ? 0 : own / all,
      count: counted ? `${own} of ${all} correct` : null,
    })),
    idea: idea && {
      name: idea.misconception.name,
      sentence: ideaSentence(firstName, idea.questions, idea.misconception.deed),
      explanationHtml: typeset(idea.misconception.explanation),
      sample: idea.sample && {
        promptHtml: typeset(idea.sample.prompt.split('\n')[0] ?? ''),
        answerHtml: answerHtml({ text: idea.sample.answer, latex: idea.sample.answerLatex }),
        keyHtml: typesetFormula(idea.sample.keyLatex),
      },
    },
    atHome: content.atHome,
  };
}

/** The deed is told to the student ("you opened the bracket"); here it is told of the student. */
export function ideaSentence(firstName: string, questions: number, deed: string): string {
  const told = deed.replaceAll(/\byou\b/g, firstName).replaceAll(/\byour\b/g, 'the');
  return `${questions === 1 ? 'In one question' : `In ${questions} questions`} ${firstName} ${told}.`;
}
