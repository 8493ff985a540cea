import { answerToLatex } from '../../../../maths/engine/index';
import type { QuestionContent } from '../../../../maths/templates/index';
import { checkClosedLine, shownStart } from '../../../../maths/working/index';
import type { QuestionRow } from '../practice.repo';
import { lineMessage, looksLikeAnswer } from './line-messages';
import { workingLines } from './working-line-row';
import type { WorkingRow } from './working-lines.repo';

/** `ANSWER`: the line looks like an answer, and the question is open. `NOTED`: kept, and nothing is claimed about it. */
export const shownLineVerdicts = ['CHECKED', 'SAME_SOLUTIONS', 'LOOK_AGAIN', 'NOTED', 'ANSWER'] as const;

export interface ShownLine {
  number: number;
  /** As typed, and as LaTeX for showing. */
  text: string;
  latex: string;
  verdict: (typeof shownLineVerdicts)[number];
  /** One sentence for the student; empty where the verdict says it all. */
  message: string;
}

/** A student's working on one question. */
export interface ShownWorking {
  /** The formula of the question that the working starts from (LaTeX); null where the question is told in words. */
  startLatex: string | null;
  lines: ShownLine[];
}

/** What may be shown of a working now: while the question is open no verdict marks an answer. */
export function showWorking(
  { closed_at: closedAt }: Pick<QuestionRow, 'closed_at'>,
  stored: QuestionContent | undefined,
  rows: readonly WorkingRow[],
): ShownWorking {
  return {
    startLatex: stored ? shownStart(stored) : null,
    lines: rows.map((row, place) => ({
      number: row.number,
      text: row.line,
      latex: lineLatex(row.line),
      ...judged(row, closedAt, stored, rows.slice(0, place)),
    })),
  };
}

/** What says the answer is judged when the question is closed, and not before: until then nobody knows. */
function judged(
  row: WorkingRow,
  closedAt: Date | null,
  stored: QuestionContent | undefined,
  above: readonly WorkingRow[],
): Pick<ShownLine, 'verdict' | 'message'> {
  if (row.states_answer && closedAt === null) return { verdict: 'ANSWER', message: looksLikeAnswer };
  if (row.states_answer && stored) {
    const checked = checkClosedLine(stored, workingLines(above), row.line);
    return { verdict: checked.verdict, message: lineMessage(checked) };
  }
  return { verdict: row.verdict as ShownLine['verdict'], message: row.message };
}

/** A typed line for showing; "= 6 + 2" keeps its sign of equality. */
export function lineLatex(line: string): string {
  const latex = answerToLatex({ kind: 'expression', model: '' }, line);
  return /^\s*=/.test(line) && !latex.startsWith('=') ? `=${latex}` : latex;
}
