import { Form, Link, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { paths } from '../../../lib/paths';
import { AnswerField } from '../../maths/answer-field/answer-field';
import { ChoiceField } from '../../maths/answer-field/choice-field';
import { DrawnFigure } from '../../maths/figures/drawn-figure';
import { RichText } from '../../maths/rich-text';
import type { QuestionView } from '../../practice/question-data';
import { Alert, Callout } from '../../ui/alert';
import { BothVersions } from '../../ui/both-versions';
import { Button } from '../../ui/button';
import { Cluster, Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { taskPaths } from '../task-paths';
import { HandIn } from './hand-in';
import styles from './test.module.css';
import { TestClock } from './test-clock';
import type { TestReply } from './test-reply';
import { type SaveState, useDraft } from './use-draft';
import { useTeacherNews } from './use-teacher-news';

interface AnswerProblem {
  index: number;
  readable: boolean;
  message: string;
}

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
  /** Saved answers that would not be taken as they are written. */
  problems: AnswerProblem[];
  reply: TestReply | undefined;
}

/** One question of a test. Nothing here says whether an answer is right; every question can be come back to. */
export function TestView(props: TestViewProps) {
  const { title, taskId, practiceId, questionCount, answered, saved, settled, question, clock, extraMinutes, reply } =
    props;
  const known = useDraft({ practiceId, index: question.index }, { saved, typed: reply?.typed });
  const { draft, type, state, sentence } = known;
  const theirs = known.theirs ?? (draft === reply?.typed && state === 'saved' ? reply?.theirs : undefined);
  const own = known.problem ?? (draft === saved ? props.problems.find(({ index }) => index === question.index) : null);
  const problems = [
    ...props.problems.filter(({ index }) => index !== question.index),
    ...(own == null || draft.trim() === '' ? [] : [{ ...own, index: question.index }]),
  ].toSorted((one, other) => one.index - other.index);
  useTeacherNews({ paused: state === 'over' || state === 'signed-out' });
  const problem = useOpenProblem(reply, state);
  const navigation = useNavigation();
  const now = new Set(answered);
  if (draft.trim() === '') now.delete(question.index);
  else now.add(question.index);
  const isChoice = question.answerMode === 'CHOICE';
  return (
    <Stack gap={5} className={`page ${styles.test}`}>
      <Cluster as="header" justify="between">
        <Link to={paths.tasks} className="target">
          Leave
        </Link>
        <b>{title}</b>
        {clock === null ? null : <TestClock clock={clock} draft={draft} seen={known.seen} />}
      </Cluster>
      <div role="status" className={styles.live}>
        {extraMinutes === 0 ? null : (
          <Callout tone="info">{`Your teacher added ${extraMinutes} minutes. They’re on the timer above.`}</Callout>
        )}
      </div>
      <nav aria-label="Questions" className={styles.numbers}>
        {Array.from({ length: questionCount }, (_, place) => place + 1).map((index) => (
          <Link
            key={index}
            to={taskPaths.unfinished(taskId, index)}
            aria-current={index === question.index ? 'page' : undefined}
            data-answered={now.has(index) || undefined}
            aria-label={`Question ${index}, ${now.has(index) ? 'answered' : 'not answered'}${attentionLabel(problems, index)}`}
          >
            {index}
            {problems.some((each) => each.index === index) ? <span aria-hidden>!</span> : null}
          </Link>
        ))}
      </nav>
      <Stack as="section" className="card" aria-labelledby="question">
        <h1 id="question" className="eyebrow">
          Question {question.index} of {questionCount}
        </h1>
        <RichText html={question.promptHtml} className={styles.ask} />
        {question.figureHtml === null ? null : <DrawnFigure html={question.figureHtml} />}
        {question.instructionHtml === null ? null : <RichText html={question.instructionHtml} />}
        {question.calculator ? <p className="muted small">You may use a calculator.</p> : null}
        <Trouble
          state={state}
          problem={state === 'refused' ? sentence : problem}
          practiceId={practiceId}
          here={taskPaths.unfinished(taskId, question.index)}
        />
        <Stack as={Form} method="post" id={answerForm} data-stays>
          {settled
            ? null
            : (theirs === undefined ? known.seen : [theirs]).map((text, place) => (
                <input key={place} type="hidden" name="seen" value={text} />
              ))}
          {theirs === undefined ? null : (
            <BothVersions
              by={null}
              at={null}
              lead="You saved a different answer in another window."
              fields={[{ name: 'answer', label: 'Your answer', mine: [draft], theirs: [theirs] }]}
              show={(_name, [text = '']) => answerShown(question, text)}
              onKeep={(kept) => (kept === 'theirs' ? known.takeTheirs(theirs) : undefined)}
            />
          )}
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
            <Cluster gap={4}>
              <Button
                type="submit"
                name="intent"
                value="save"
                variant="main"
                busy={navigation.formData?.get('intent') === 'save'}
              >
                {question.index === questionCount ? 'Save' : 'Save and continue'}
              </Button>
              <span role="status" className="muted small">
                {statusText(state, known.isSaved && draft.trim() !== '')}
              </span>
            </Cluster>
          )}
          {settled ? null : (
            <div role="status" className={styles.live}>
              {own == null || draft.trim() === '' ? null : <AnswerNote {...own} />}
              {known.isRestored ? (
                <Callout tone="warn">You typed this before the connection dropped. Check it, then save.</Callout>
              ) : null}
            </div>
          )}
        </Stack>
      </Stack>
      <HandIn
        questionCount={questionCount}
        answered={[...now]}
        problems={problems}
        hasBox={!settled}
        form={answerForm}
      />
    </Stack>
  );
}

const attentionLabel = (problems: AnswerProblem[], index: number): string => {
  const found = problems.find((each) => each.index === index);
  if (found === undefined) return '';
  return found.readable ? ', needs a different form' : ', can’t be read yet';
};

/** What is said of a saved answer before it counts; whether it is right is no part of it. */
function AnswerNote({ readable, message }: Pick<AnswerProblem, 'readable' | 'message'>) {
  return (
    <Callout tone="warn">
      <p>
        <b>{readable ? 'Your answer needs to be in a different form.' : 'We can’t read this yet.'}</b> {message}
      </p>
      <p className="small">We haven’t checked whether it’s right.</p>
    </Callout>
  );
}

/** An answer as it was typed; of a choice its text. */
function answerShown({ choices }: QuestionView, text: string): ReactNode {
  const choice = choices.find(({ id }) => id === text);
  return choice === undefined ? text : <RichText html={choice.html} inline />;
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
        You’ve seen the answer to this question, so you can’t change yours. Keep going with the others, or hand in the
        test.
      </p>
      {next === null ? null : (
        <p>
          <LinkButton to={next} variant="main">
            Continue
          </LinkButton>
        </p>
      )}
    </>
  );
}

/** The form that saving and handing in share. */
const answerForm = 'test-answer';

/** What a form was refused for, until a later saving got through. */
function useOpenProblem(reply: TestReply | undefined, state: SaveState): string | null {
  const [settled, setSettled] = useState<TestReply>();
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
      <Alert>
        This test is over, so your last change wasn’t saved. Everything saved before the end counts.{' '}
        <Link to={taskPaths.result(practiceId)}>Go to the result</Link>
      </Alert>
    );
  }
  if (state === 'signed-out') {
    return (
      <Alert>
        You’ve been logged out, so this isn’t saved yet.{' '}
        <a href={paths.login(here)} target="_blank" rel="noreferrer">
          Log in again in a new tab
        </a>{' '}
        and leave this one open: we’ll save your answer once you’re back in.
      </Alert>
    );
  }
  return <Alert>{problem}</Alert>;
}

function statusText(state: SaveState, isSaved: boolean): string {
  if (state === 'saving') return 'Saving…';
  if (state === 'away') return 'Not saved yet: we can’t reach our server. We’ll keep trying.';
  if (state === 'refused' || state === 'conflict') return 'Not saved.';
  return state === 'saved' && isSaved ? 'Saved' : '';
}
