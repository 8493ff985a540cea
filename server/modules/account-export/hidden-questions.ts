import type { Db } from '../../db/client';
import { hidesAnswersOf } from '../practice/index';
import { findQuestionsOfTests } from './export.repo';

/** Ids of which the verdicts are not out, so that a copy must not tell them. */
export interface HiddenWork {
  practices: ReadonlySet<string>;
  questions: ReadonlySet<string>;
  /** Questions that are still open, whatever they belong to. */
  open: ReadonlySet<string>;
}

/** The tests of a student whose answers are not out yet, and the open questions. */
export async function findHiddenWork(db: Db, studentId: string, now: Date): Promise<HiddenWork> {
  const practices = new Set(await hidesAnswersOf(db, studentId, now));
  const { questions, open } = await findQuestionsOfTests(db, studentId, [...practices]);
  return { practices, questions: new Set(questions), open: new Set(open) };
}
