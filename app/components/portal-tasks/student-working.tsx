import { paths } from '../../lib/paths';
import { LineList } from '../practice/working/line-list';
import { BoardPicture } from '../whiteboard/board-picture';
import styles from './student-working.module.css';
import { isShortWorking, type StudentWorkingView, workingSummary } from './working-summary';

interface StudentWorkingProps extends StudentWorkingView {
  studentTaskId: string;
  questionId: string;
}

/** How a student came to an answer, for their teacher: short working is open, the rest unfolds. */
export function StudentWorking({ studentTaskId, questionId, working, boardShapes }: StudentWorkingProps) {
  const { lines } = working;
  if (lines.length === 0 && boardShapes === null) return null;
  return (
    <details className={styles.working} open={isShortWorking({ working, boardShapes })}>
      <summary>{workingSummary({ working, boardShapes })}</summary>
      {lines.length === 0 ? null : <LineList working={working} />}
      {boardShapes === null ? null : (
        <BoardPicture src={paths.api.studentBoard(studentTaskId, questionId)} shapes={boardShapes} />
      )}
    </details>
  );
}
