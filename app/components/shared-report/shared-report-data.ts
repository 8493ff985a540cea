import type { Level } from '../../../rules/report-sharing';

/** A report as a family reads it: plain words, and safe HTML for maths. */
export interface SharedReportView {
  firstName: string;
  /** "Fractions check · homework · handed in 20 Nov 2026". */
  about: string;
  /** "Set by Ms Nair." */
  teacher: string;
  until: string;
  headline: string;
  grade: string | null;
  comment: string;
  /** Null while the answers are not out. */
  content: SharedContentView | null;
}

export interface SharedContentView {
  /** Null where the task gives no figures. */
  score: { right: number; asked: number } | null;
  /** "11 minutes; 7 of 10 at the first try". */
  effort: string;
  showed: { name: string; level: Level; share: number; count: string | null }[];
  idea: {
    name: string;
    sentence: string;
    explanationHtml: string;
    sample: { promptHtml: string; answerHtml: string; keyHtml: string } | null;
  } | null;
  atHome: string;
}
