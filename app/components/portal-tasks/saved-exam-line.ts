import { wallLabel } from '../../../rules/tasks/wall-clock';
import type { SavedExamLine } from './saved-exams-view';

interface SavedExamData {
  id: string;
  name: string;
  source: string;
  questionCount: number;
  points: number;
  createdAt: string;
}

const sourceLabels: Record<string, string> = {
  TOPICS: 'drawn from topics',
  PICKED: 'same questions for everyone',
  PICKED_OWN: 'same questions, different numbers',
};

/** A saved exam as the list of them shows it. */
export function savedExamLine(exam: SavedExamData, timeZone: string, now: Date): SavedExamLine {
  const { id, name, source, questionCount, points, createdAt } = exam;
  const day = wallLabel(new Date(createdAt), timeZone, now).replace(/,.*$/, '');
  const about = [
    questionCount === 1 ? '1 question' : `${questionCount} questions`,
    sourceLabels[source],
    points === 1 ? '1 point' : `${points} points`,
    `saved ${day}`,
  ];
  return { id, name, about: about.join(', ') };
}
