/** One sitting of a test. */
export interface ExamPaper {
  name: string;
  minutes: number;
  /** Number of questions, where it is fixed. */
  questions?: number;
  /** Options of each multiple-choice question, where the paper is all multiple choice. */
  options?: number;
  calculator: 'none' | 'after-first-eight' | 'allowed';
}

export interface Course {
  /** Kebab-case slug: "year-6", "naplan-5". */
  id: string;
  name: string;
  /** School year of the students who take it. */
  grade: number;
  examShape?: ExamPaper[];
  /** Short text for the course badge. */
  icon: string;
  topicIds: string[];
  /** Where its students write the natural logarithm as log to base e. Elsewhere it is ln. */
  naturalLog?: 'log_e';
}
