import type { Source } from './sources';

/** A known wrong idea. The wrong rule itself is computed by each template's wrong path; this is what it is called and what helps. */
export interface Misconception {
  /** Kebab-case, from the library in the catalogue: "adds-numerators-and-denominators". */
  id: string;
  /** As a teacher would name it in a report: "Adds the numerators and the denominators". */
  name: string;
  /** What the student did, in the past tense, after "you": "added the numerators and the denominators". */
  deed: string;
  /** One kind sentence that explains why the idea does not work, without numbers. */
  explanation: string;
  /** Which mistake type it belongs to, for grouping by type in the error logbook. */
  type: 'rule-mix-up' | 'place-value' | 'sign-slip' | 'reading' | 'arithmetic' | 'order' | 'units' | 'concept';
  /** A question whose answer tells this idea from another one (rich text) with the answer that someone with this idea would choose. */
  splitting: { ask: string; choice: string };
  /** Where it is described that students do this, or why we believe that they do (docs/decisions/0005). */
  source: Source;
  /** Topic ids to look at next. */
  learnNext: string[];
}
