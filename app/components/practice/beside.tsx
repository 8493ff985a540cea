import { List, PencilLine } from 'lucide-react';
import { memo } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { workingIsShared } from '../../../rules/shared-working';
import { isFlagOn } from '../shell/is-flag-on';
import { useShell } from '../shell/use-shell';
import { BoardTab } from '../whiteboard/board-tab';
import { useBoardCleanUp } from '../whiteboard/use-board-clean-up';
import { Fold } from './fold';
import { HelpCard } from './help-card';
import styles from './practice.module.css';
import type { PracticeReply } from './practice-reply';
import type { QuestionView } from './question-data';
import { WorkPanel, type WorkTab } from './working/work-panel';
import { WorkingLines } from './working/working-lines';

interface BesideProps {
  question: QuestionView;
  isTask: boolean;
  /** What the page said to a line that was sent without scripts. */
  lineReply: PracticeReply | null;
  /** Whether a phone shows the working now. */
  isSheet: boolean;
}

/** Beside the question: worked lines and one's own. */
export const Beside = memo(function Beside({ question, isTask, lineReply, isSheet }: BesideProps) {
  const boardTabs = useBoardTabs(question);
  const lines = <WorkingLines question={question} reply={lineReply} />;
  return (
    <div className={styles.beside}>
      <HelpCard question={question} />
      {hasWorking(question) ? (
        <Fold
          title="My working"
          Icon={PencilLine}
          folds={question.young && question.working.lines.length === 0}
          isSheet={isSheet}
          part="working"
        >
          <WorkPanel
            tabs={[{ id: 'lines', label: 'Lines', Icon: List, content: lines }, ...boardTabs]}
            note={isTask ? workingIsShared : null}
          />
        </Fold>
      ) : null}
    </div>
  );
});

/** A closed question shows the lines that were written, and no empty paper. */
export const hasWorking = ({ closed, working }: QuestionView): boolean => !closed || working.lines.length > 0;

/** The board beside the lines, where its flag is on and scripts run. */
function useBoardTabs({ id, boardShapes }: QuestionView): WorkTab[] {
  const viewer = useShell()?.viewer ?? null;
  const hydrated = useHydrated();
  const hasBoard = viewer !== null && hydrated && isFlagOn(viewer, 'whiteboard');
  useBoardCleanUp(hasBoard);
  if (!hasBoard) return [];
  const content = <BoardTab viewerId={viewer.id} questionId={id} isKept={boardShapes !== null} />;
  return [{ id: 'board', label: 'Board', Icon: PencilLine, content }];
}
