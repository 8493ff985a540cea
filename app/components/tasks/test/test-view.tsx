import { Form, Link, useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../lib/paths';
import { AnswerField } from '../../maths/answer-field/answer-field';
import { ChoiceField } from '../../maths/answer-field/choice-field';
import { DrawnFigure } from '../../maths/figures/drawn-figure';
import { RichText } from '../../maths/rich-text';
import type { QuestionView } from '../../practice/question-data';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { taskPaths } from '../task-paths';
import { HandIn } from './hand-in';
import styles from './test.module.css';
import { TestClock } from './test-clock';
import { type SaveState, useDraft } from './use-draft';
import { useTeacherNews } from './use-teacher-news';

interface TestViewProps {
  title: string;
  taskId: string;
  practiceId: string;
  questionCount: number;
  answered: number[];
  saved: string;
  /** It was answered before its answers were seen, so it takes no other one. */
  settled: boolean;
  question: QuestionView;
  clock: { remainingMs: number; endsAt: string } | null;
  /** That the teacher added, in all. */
  extraMinutes: number;
  /** Why a form was not taken. */
  reply: { problem: string } | undefined;
}

/** One question of a test. Nothing here says whether an answer is right; every question can be come back to. */
export function TestView(props: TestViewProps) {
  const { title, taskId, practiceId, questionCount, answered, saved, settled, question, clock, extraMinutes, reply } =
    props;
  const { draft, type, state, sentence } = useDraft({ practiceId, index: question.index }, saved);
  useTeacherNews({ paused: state === 'over' || state === 'signed-out' });
  const problem = useOpenProblem(reply, state);
  const navigation = useNavigation();
  const now = new Set(answered);
  if (draft.trim() === '') now.delete(question.index);
  else now.add(question.index);
  const isChoice = question.answerMode === 'CHOICE';
  return (
    <div className={`page ${styles.test}`}>
      <header className={styles.head}>
        <Link to={paths.tasks}>Leave</Link>
        <b>{title}</b>
        {clock === null ? null : <TestClock clock={clock} draft={draft} />}
      </header>
      <p role="status" className={styles.added}>
        {extraMinutes === 0 ? '' : `Your teacher added ${extraMinutes} minutes. The clock above counts them.`}
      </p>
      <nav aria-label="Questions" className={styles.numbers}>
        {Array.from({ length: questionCount }, (_, place) => place + 1).map((index) => (
          <Link
            key={index}
            to={taskPaths.unfinished(taskId, index)}
            aria-current={index === question.index ? 'page' : undefined}
            data-answered={now.has(index) || undefined}
            aria-label={`Question ${index}, ${now.has(index) ? 'answered' : 'not answered'}`}
          >
            {index}
          </Link>
        ))}
      </nav>
      <section className="card" aria-labelledby="question">
        <h1 id="question" className="eyebrow">
          Question {question.index} of {questionCount}
        </h1>
        <RichText html={question.promptHtml} className={styles.ask} />
        {question.figureHtml === null ? null : <DrawnFigure html={question.figureHtml} className={styles.figure} />}
        {question.instructionHtml === null ? null : <RichText html={question.instructionHtml} />}
        {question.calculator ? <p className="muted small">You may use a calculator.</p> : null}
        <Trouble
          state={state}
          problem={state === 'refused' ? sentence : problem}
          practiceId={practiceId}
          here={taskPaths.unfinished(taskId, question.index)}
        />
        <Form method="post" id={answerForm} className={styles.answer}>
          {settled ? (
            <SettledAnswer
              answerHtml={question.lateAnswerHtml}
              next={question.index === questionCount ? null : taskPaths.unfinished(taskId, question.index + 1)}
            />
          ) : isChoice ? (
            <>
              <input type="hidden" name="kind" value="choice" />
              <ChoiceField choices={question.choices} value={draft} onChange={type} />
            </>
          ) : (
            <AnswerField
              keys={question.keys}
              inputMode={question.inputMode}
              prefixHtml={question.prefixHtml}
              suffix={question.suffix}
              value={draft}
              onChange={type}
              problemId={null}
            />
          )}
          {settled ? null : (
            <div className={styles.row}>
              <Button
                type="submit"
                name="intent"
                value="save"
                variant="main"
                busy={navigation.formData?.get('intent') === 'save'}
              >
                {question.index === questionCount ? 'Save' : 'Save and go on'}
              </Button>
              <span role="status" className="muted small">
                {statusText(state, draft)}
              </span>
            </div>
          )}
        </Form>
      </section>
      <HandIn questionCount={questionCount} answered={[...now]} hasBox={!settled} form={answerForm} />
    </div>
  );
}

/** What stays as it is, in place of the answer box. */
function SettledAnswer({ answerHtml, next }: { answerHtml: string | null; next: string | null }) {
  return (
    <>
      {answerHtml === null ? null : (
        <p>
          Your answer: <RichText html={answerHtml} inline />
        </p>
      )}
      <p className="muted">
        You have seen the answer to this question, so it stays as it is. Go on with the others, or hand the test in.
      </p>
      {next === null ? null : (
        <div className={styles.row}>
          <LinkButton to={next} variant="main">
            Go on
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** The form that saving and handing in share. */
const answerForm = 'test-answer';

/** What a form was refused for, until a later saving got through. */
function useOpenProblem(reply: { problem: string } | undefined, state: SaveState): string | null {
  const [settled, setSettled] = useState<{ problem: string }>();
  const before = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a saving settles it, not the reply by itself.
  useEffect(() => {
    if (state === 'saved' && before.current !== state) setSettled(reply);
    before.current = state;
  }, [state]);
  return reply === settled ? null : (reply?.problem ?? null);
}

interface TroubleProps {
  state: SaveState;
  problem: string | null;
  practiceId: string;
  here: string;
}

/** What keeps a typed text from being saved, and the way on. */
function Trouble({ state, problem, practiceId, here }: TroubleProps) {
  if (state === 'over') {
    return (
      <p role="alert" className={styles.problem}>
        This test is over, so what you typed last is not saved. What was saved before its end counts.{' '}
        <Link to={taskPaths.result(practiceId)}>Go to the result</Link>
      </p>
    );
  }
  if (state === 'signed-out') {
    return (
      <p role="alert" className={styles.problem}>
        You are logged out, so this is not saved yet.{' '}
        <a href={paths.login(here)} target="_blank" rel="noreferrer">
          Log in again in a new tab
        </a>{' '}
        and leave this one open: your answer is saved from here once you are in.
      </p>
    );
  }
  if (problem === null) return null;
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  );
}

function statusText(state: SaveState, draft: string): string {
  if (state === 'saving') return 'Saving…';
  if (state === 'away') return 'Not saved yet: we cannot reach our server. It is tried again.';
  if (state === 'refused') return 'Not saved.';
  return state === 'saved' && draft.trim() !== '' ? 'Saved' : '';
}
