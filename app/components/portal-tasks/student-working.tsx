import { paths } from '../../lib/paths';
import { LineList } from '../practice/working/line-list';
import { Callout } from '../ui/alert';
import { More } from '../ui/choices';
import { BoardPicture } from '../whiteboard/board-picture';
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
    <Callout>
      <More summary={workingSummary({ working, boardShapes })} open={isShortWorking({ working, boardShapes })}>
        {lines.length === 0 ? null : <LineList working={working} />}
        {boardShapes === null ? null : (
          <BoardPicture src={paths.api.studentBoard(studentTaskId, questionId)} shapes={boardShapes} />
        )}
      </More>
    </Callout>
  );
}
