import type { TaskStep } from '../../../rules/forms/task';
import type { PickedRow } from './question-rows';

/** What a page of the wizard shows. */
export interface WizardPage {
  step: TaskStep;
  draft: {
    id: string;
    version: number;
    /** Who changed it last. */
    changedBy: string | null;
    easyAvailable: number;
    normalAvailable: number;
    hardAvailable: number;
    class: { id: string; name: string; timeZone: string };
    students: { id: string; nickname: string }[];
    groups: { id: string; name: string; count: number }[];
  };
  values: Record<string, string[]>;
  problems: Record<string, string>;
  /** Whether what is not right yet is said. */
  checked: boolean;
  saved: string;
  courses: { id: string; name: string }[];
  topics: { id: string; title: string; strand: string; courseId: string; courseName: string }[];
  picked: PickedRow[];
  pickedCount: number;
  topicId: string | null;
  templates: { id: string; title: string; difficulty: string; distinctQuestions: number | null }[];
  /** What the teacher saved. */
  exams: { id: string; name: string; questionCount: number }[];
}

/** What every step is given. */
export interface StepProps {
  page: WizardPage;
  /** The first value of a field; empty where it has none. */
  value: (field: string) => string;
  error: (field: string) => string | undefined;
}
