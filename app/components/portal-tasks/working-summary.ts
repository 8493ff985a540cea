import type { WorkingView } from '../practice/question-data';

export interface StudentWorkingView {
  working: WorkingView;
  /** Null without a drawing. */
  boardShapes: number | null;
}

/** So many lines are read at a glance. */
const fewLines = 4;

/** Whether the working takes little room. A drawing always takes some. */
export const isShortWorking = ({ working: { lines }, boardShapes }: StudentWorkingView): boolean =>
  boardShapes === null && lines.length <= fewLines;

/** "Working: 3 lines, check line 2 · drawing" */
export function workingSummary({ working: { lines }, boardShapes }: StudentWorkingView): string {
  const doubtful = lines.filter(({ verdict }) => verdict === 'LOOK_AGAIN').map(({ number }) => number);
  const count = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  const check =
    doubtful.length === 0 ? '' : `, check ${doubtful.length === 1 ? 'line' : 'lines'} ${doubtful.join(', ')}`;
  const parts = [...(lines.length === 0 ? [] : [`${count}${check}`]), ...(boardShapes === null ? [] : ['drawing'])];
  return `Working: ${parts.join(' · ')}`;
}
