import { useEffect, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { BottomDunes } from '../ui/scenery/bottom-dunes';
import { AnswerBar } from './answer-bar';
import { Beside, hasWorking } from './beside';
import { ChallengeClock } from './challenge/challenge-clock';
import { ClosedBar } from './closed-bar';
import { KeysDialog } from './keys-dialog';
import styles from './practice.module.css';
import { PracticeBar, type PracticeSummary } from './practice-bar';
import type { PracticeReply } from './practice-reply';
import { QuestionCard } from './question-card';
import type { NextStep, QuestionView } from './question-data';
import { type Sheet, SheetTabs } from './sheet-tabs';
import { explainedMistake } from './standing';
import { usePracticeQuestion } from './use-practice-question';
import { useQuestionBeside } from './use-question-beside';

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
  const beside = useQuestionBeside(question);
  const mistake = explainedMistake(question);
  const bar = state.closed ? (
    <ClosedBar practiceId={practice.id} next={next} openCount={openCount(practice)} />
  ) : (
    <AnswerBar question={question} state={state} formKey={reply?.formKey ?? formKey} reply={reply} />
  );
  const isWorked = hasWorking(question);
  const hasHints = !state.closed && question.hintCount > 0;
  const shown = (sheet === 'hints' && !hasHints) || (sheet === 'working' && !isWorked) ? 'question' : sheet;
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
        hasWorking={isWorked}
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
        <Beside
          question={beside}
          isTask={practice.isTask}
          lineReply={reply?.intent === 'line' || reply?.intent === 'take-back' ? reply : null}
          isSheet={shown === 'working'}
        />
      </div>
      <KeysDialog choices={question.answerMode === 'CHOICE'} />
    </div>
  );
}

const openCount = ({ outcomes }: PracticeSummary): number =>
  outcomes.filter((outcome) => outcome === 'AHEAD' || outcome === 'NOW').length;
