export type Strand =
  | 'Number'
  | 'Algebra'
  | 'Measurement'
  | 'Space'
  | 'Statistics'
  | 'Probability'
  | 'Financial maths'
  | 'Networks'
  | 'Matrices'
  | 'Functions'
  | 'Trigonometry'
  | 'Calculus'
  | 'Combinatorics'
  | 'Proof'
  | 'Vectors'
  | 'Complex numbers'
  | 'Mechanics';

/** Courses that span or stand beside the school years: tests and senior subjects. */
export type ExamCourseId =
  | 'naplan-3'
  | 'naplan-5'
  | 'naplan-7'
  | 'naplan-9'
  | 'opportunity-class'
  | 'selective-high-school'
  | 'hsc-standard'
  | 'hsc-advanced'
  | 'hsc-extension-1'
  | 'hsc-extension-2'
  | 'vce-general'
  | 'vce-methods'
  | 'vce-specialist';

export interface Topic {
  /** Number and name in kebab-case: "86-add-and-subtract-unlike-fractions". */
  id: string;
  number: number;
  name: string;
  /** School year, 1 to 12. */
  year: number;
  strand: Strand;
  /** Content description codes of the Australian Curriculum version 9; none for senior topics. */
  codes: string[];
  /** Tests and senior subjects that include the topic. */
  courses: ExamCourseId[];
  /** 1 is core, 2 comes after. */
  priority: 1 | 2;
}
