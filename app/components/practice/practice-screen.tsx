import { BottomDunes } from '../ui/scenery/bottom-dunes';
import { AnswerBar } from './answer-bar';
import { ClosedBar } from './closed-bar';
import { HelpCard } from './help-card';
import { KeysDialog } from './keys-dialog';
import styles from './practice.module.css';
import { PracticeBar, type PracticeSummary } from './practice-bar';
import type { PracticeReply } from './practice-reply';
import { QuestionCard } from './question-card';
import type { NextStep, QuestionView } from './question-data';
import { lastMistake } from './standing';
import { usePracticeQuestion } from './use-practice-question';

interface PracticeScreenProps {
  practice: PracticeSummary;
  question: QuestionView;
  next: NextStep;
  formKey: string;
  reply: PracticeReply | null;
}

/** One question of a practice: the question and its verdict on the left, help and the next try on the right. */
export function PracticeScreen({ practice, question, next, formKey, reply }: PracticeScreenProps) {
  const state = usePracticeQuestion(question, reply);
  const mistake = lastMistake(question);
  const bar = state.closed ? (
    <ClosedBar practiceId={practice.id} next={next} />
  ) : (
    <AnswerBar question={question} state={state} formKey={reply?.formKey ?? formKey} reply={reply} />
  );
  const retrying = mistake !== null || state.closed;
  return (
    <div className={styles.screen}>
      <BottomDunes />
      <PracticeBar practice={practice} index={question.index} />
      <div className={styles.desk}>
        <QuestionCard question={question} state={state} mistake={mistake} bar={retrying ? null : bar} />
        <HelpCard question={question} mode={practice.mode} bar={retrying ? bar : null} />
      </div>
      <KeysDialog choices={question.answerMode === 'CHOICE'} />
    </div>
  );
}
