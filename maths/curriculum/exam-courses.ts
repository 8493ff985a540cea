import type { Course, ExamPaper } from './course';
import type { ExamCourseId } from './topic';

/** Tests and senior subjects with the shape of their papers (topics are joined in `courses`). */
export const examCourses: (Omit<Course, 'id' | 'topicIds'> & { id: ExamCourseId })[] = [
  { id: 'naplan-3', name: 'NAPLAN Year 3', grade: 3, icon: 'N3', examShape: [numeracy(45, 'none')] },
  { id: 'naplan-5', name: 'NAPLAN Year 5', grade: 5, icon: 'N5', examShape: [numeracy(50, 'none')] },
  { id: 'naplan-7', name: 'NAPLAN Year 7', grade: 7, icon: 'N7', examShape: [numeracy(65, 'after-first-eight')] },
  { id: 'naplan-9', name: 'NAPLAN Year 9', grade: 9, icon: 'N9', examShape: [numeracy(65, 'after-first-eight')] },
  {
    id: 'opportunity-class',
    name: 'Opportunity Class',
    grade: 4,
    icon: 'OC',
    examShape: [{ name: 'Mathematical Reasoning', minutes: 40, questions: 35, calculator: 'none' }],
  },
  {
    id: 'selective-high-school',
    name: 'Selective High School',
    grade: 6,
    icon: 'SHS',
    examShape: [{ name: 'Mathematical Reasoning', minutes: 40, questions: 35, options: 5, calculator: 'none' }],
  },
  { id: 'hsc-standard', name: 'HSC Standard', grade: 12, icon: 'Std', examShape: [written('Examination', 150)] },
  { id: 'hsc-advanced', name: 'HSC Advanced', grade: 12, icon: 'Adv', examShape: [written('Examination', 180)] },
  { id: 'hsc-extension-1', name: 'HSC Extension 1', grade: 12, icon: 'Ext1', examShape: [written('Examination', 120)] },
  { id: 'hsc-extension-2', name: 'HSC Extension 2', grade: 12, icon: 'Ext2', examShape: [written('Examination', 180)] },
  {
    id: 'vce-general',
    name: 'VCE General',
    grade: 12,
    icon: 'Gen',
    examShape: [written('Examination 1', 90), written('Examination 2', 90)],
  },
  {
    id: 'vce-methods',
    name: 'VCE Methods',
    grade: 12,
    icon: 'Meth',
    naturalLog: 'log_e',
    examShape: [technologyFree(), written('Examination 2', 120)],
  },
  {
    id: 'vce-specialist',
    name: 'VCE Specialist',
    grade: 12,
    icon: 'Spec',
    naturalLog: 'log_e',
    examShape: [technologyFree(), written('Examination 2', 120)],
  },
];

function numeracy(minutes: number, calculator: ExamPaper['calculator']): ExamPaper {
  return { name: 'Numeracy', minutes, calculator };
}

function written(name: string, minutes: number): ExamPaper {
  return { name, minutes, calculator: 'allowed' };
}

function technologyFree(): ExamPaper {
  return { name: 'Examination 1', minutes: 60, calculator: 'none' };
}
