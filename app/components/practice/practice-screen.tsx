import { List, PencilLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { isFlagOn } from '../shell/is-flag-on';
import { useShell } from '../shell/use-shell';
import { BottomDunes } from '../ui/scenery/bottom-dunes';
import { BoardTab } from '../whiteboard/board-tab';
import { AnswerBar } from './answer-bar';
import { ChallengeClock } from './challenge/challenge-clock';
import { ClosedBar } from './closed-bar';
import { Fold } from './fold';
import { HelpCard } from './help-card';
import { KeysDialog } from './keys-dialog';
import styles from './practice.module.css';
import { PracticeBar, type PracticeSummary } from './practice-bar';
import type { PracticeReply } from './practice-reply';
import { QuestionCard } from './question-card';
import type { NextStep, QuestionView } from './question-data';
import { type Sheet, SheetTabs } from './sheet-tabs';
import { lastMistake } from './standing';
import { usePracticeQuestion } from './use-practice-question';
import { WorkPanel, type WorkTab } from './working/work-panel';
import { WorkingLines } from './working/working-lines';

interface PracticeScreenProps {
  practice: PracticeSummary;
  question: QuestionView;
  next: NextStep;
  formKey: string;
  reply: PracticeReply | null;
}

/** One question of a practice: question, answer, verdict and hints together; worked lines and one's own beside them. */
export function PracticeScreen({ practice, question, next, formKey, reply }: PracticeScreenProps) {
  const state = usePracticeQuestion(question, reply);
  const [sheet, setSheet] = useState<Sheet>('question');
  // What is said about an answer stands with the question.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt leads back to it.
  useEffect(() => setSheet('question'), [question.attempts.length]);
  // Without scripts everything is shown, one below the other.
  const hydrated = useHydrated();
  const boardTabs = useBoardTabs(question);
  const mistake = lastMistake(question);
  const bar = state.closed ? (
    <ClosedBar practiceId={practice.id} next={next} openCount={openCount(practice)} />
  ) : (
    <AnswerBar question={question} state={state} formKey={reply?.formKey ?? formKey} reply={reply} />
  );
  const hasWorking = !state.closed || question.working.lines.length > 0;
  const hasHints = !state.closed && question.hintCount > 0;
  const shown = (sheet === 'hints' && !hasHints) || (sheet === 'working' && !hasWorking) ? 'question' : sheet;
  const lines = (
    <WorkingLines
      question={question}
      reply={reply?.intent === 'line' || reply?.intent === 'take-back' ? reply : null}
    />
  );
  return (
    <div className={styles.screen} data-young={question.young || undefined}>
      <BottomDunes />
      <PracticeBar
        practice={practice}
        index={question.index}
        clock={practice.clock === null ? null : <ChallengeClock clock={practice.clock} draft={state.draft} />}
      />
      <SheetTabs
        sheet={shown}
        onChange={setSheet}
        lineCount={question.working.lines.length}
        hasWorking={hasWorking}
        hasHints={hasHints}
      />
      <div className={styles.desk} data-sheet={hydrated ? shown : undefined}>
        <QuestionCard
          question={question}
          mode={practice.mode}
          state={state}
          mistake={mistake}
          bar={bar}
          sheet={shown}
          onSheet={setSheet}
        />
        <div className={styles.beside}>
          <HelpCard question={question} />
          {hasWorking ? (
            <Fold
              title="My working"
              Icon={PencilLine}
              folds={question.young && question.working.lines.length === 0}
              isSheet={shown === 'working'}
              part="working"
            >
              <WorkPanel tabs={[{ id: 'lines', label: 'Lines', Icon: List, content: lines }, ...boardTabs]} />
            </Fold>
          ) : null}
        </div>
      </div>
      <KeysDialog choices={question.answerMode === 'CHOICE'} />
    </div>
  );
}

/** The board beside the lines, where its flag is on and scripts run. */
function useBoardTabs({ id, boardShapes }: QuestionView): WorkTab[] {
  const viewer = useShell()?.viewer ?? null;
  const hydrated = useHydrated();
  if (viewer === null || !hydrated || !isFlagOn(viewer, 'whiteboard')) return [];
  const content = <BoardTab viewerId={viewer.id} questionId={id} isKept={boardShapes !== null} />;
  return [{ id: 'board', label: 'Board', Icon: PencilLine, content }];
}

const openCount = ({ outcomes }: PracticeSummary): number =>
  outcomes.filter((outcome) => outcome === 'AHEAD' || outcome === 'NOW').length;
