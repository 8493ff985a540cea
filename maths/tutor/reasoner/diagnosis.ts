import type { OtherForm } from '../../engine/types';

/** The last line that still holds: its place among the student's lines, or null for the question itself. */
export interface SoundLine {
  place: number | null;
  text: string | null;
}

/** Which part of a line holds where the whole does not. */
export type HalfPart =
  | { kind: 'side'; side: 'left' | 'right' }
  /** Places (0-based) of the terms that hold, of so many. */
  | { kind: 'terms'; holding: number[]; of: number };

type Verdict =
  /** It says what the answer is, right or wrong: while the question is open nothing more is known of it. */
  | { verdict: 'answer' }
  /** A line of the worked solution, `skipped` lines further than the next one. */
  | { verdict: 'expected'; step: number; skipped: number }
  /** True and closer to the end by another way; `aside` is a side calculation that the way needs. */
  | { verdict: 'detour'; aside: boolean }
  | { verdict: 'same' }
  | { verdict: 'longer' }
  | { verdict: 'finished' }
  /** The right value in another form than asked for; `message` names the form. */
  | { verdict: 'unfinished'; form: OtherForm; message: string }
  /** These misconceptions make exactly this line. `feedback` is the template's sentence on these numbers, where it has one. */
  | { verdict: 'known'; misconceptionIds: string[]; feedback: string | null }
  | { verdict: 'half'; part: HalfPart }
  | { verdict: 'unknown' }
  | { verdict: 'unreadable'; message: string; at: number | null };

/** What a student's line is, with the facts that the tutor's next move needs. */
export type Diagnosis = Verdict & {
  /** The last sound line before this one. */
  after: SoundLine;
};

export type DiagnosisVerdict = Diagnosis['verdict'];
