import { practiceModes } from '../../../rules/practice-modes';
import type { NextStepData } from '../../graphql/next-step/next-step';

interface NextStepLabels {
  eyebrow: string;
  title: string;
  detail: string;
  button: string;
}

/** What a next step says, the same on every page. */
export function nextStepLabels(step: NextStepData): NextStepLabels {
  const { kind, course, title, questionCount, practice, doneToday } = step;
  const questions = `${questionCount} ${questionCount === 1 ? 'question' : 'questions'}`;
  const next = doneToday.length > 0 ? 'Done for today. Keep going?' : 'Next up';
  switch (kind) {
    case 'CONTINUE':
      return {
        eyebrow: 'Pick up where you left off',
        title: title ?? course.name,
        detail: [
          title && course.name,
          practice && practiceModes[practice.mode].name,
          practice && `question ${practice.currentIndex} of ${practice.questionCount}`,
        ]
          .filter(Boolean)
          .join(' · '),
        button: 'Continue',
      };
    case 'FIX_ERRORS':
      return {
        eyebrow: 'Due today',
        title: questionCount === 1 ? 'Fix 1 mistake' : `Fix ${questionCount} mistakes`,
        detail: `${course.name} · the same skills with new numbers`,
        button: 'Start',
      };
    case 'PLAN_DAY':
      return {
        eyebrow: 'Today in your plan',
        title: title ?? course.name,
        detail: `${course.name} · ${questions}`,
        button: 'Start',
      };
    case 'LEARN':
      return {
        eyebrow: next,
        title: title ?? course.name,
        detail: `${course.name} · ${questions} at your level`,
        button: 'Start',
      };
    case 'REFRESH':
      return {
        eyebrow: next,
        title: title ?? course.name,
        detail: `${course.name} · ${questions} to keep it fresh`,
        button: 'Start',
      };
    case 'MIXED':
      return {
        eyebrow: next,
        title: 'A mix of everything',
        detail: `${course.name} · ${questions} to keep every topic fresh`,
        button: 'Start',
      };
  }
}
