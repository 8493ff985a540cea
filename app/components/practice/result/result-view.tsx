import { Link } from '@remix-run/react';
import type { NextStepData } from '../../../graphql/next-step/next-step';
import { paths } from '../../../lib/paths';
import { NextStepBody } from '../../next-step/next-step-body';
import { Split, Stack } from '../../ui/layout';
import { LinkButton } from '../../ui/link-button';
import { SkyPage } from '../../ui/page';
import { Section } from '../../ui/section';
import type { PracticeSummary } from '../practice-bar';
import type { QuestionView } from '../question-data';
import { ChallengeTime } from './challenge-time';
import { ClearErrorsForm } from './clear-errors-form';
import { ClearedErrors } from './cleared-errors';
import { CoinTable } from './coin-table';
import { NextMisconception, questionToLearnFrom } from './next-misconception';
import styles from './result.module.css';
import { duration, pace, resultSummary, resultTitle } from './result-messages';
import { ReviewItem } from './review-item';
import { OutcomeMarks, SolvedCounts } from './solved-counts';

interface ResultViewProps {
  practice: {
    mode: PracticeSummary['mode'];
    timeUp: boolean;
    course: { id: string; name: string };
    topics: { id: string; title: string }[];
  };
  /** A test is sat once. */
  isTest?: boolean;
  score: {
    score: number;
    total: number;
    afterRetry: number;
    seconds: number;
    secondsAllowed: number | null;
    coins: { label: string; amount: number }[];
    coinTotal: number;
    newErrorCount: number;
    fixedErrorCount: number;
    confirmedErrorCount: number;
  };
  questions: QuestionView[];
  /** What to do next in its course; not said below a task, nor where the course is no longer offered. */
  nextStep?: NextStepData | null;
}

const modeNames = { CASUAL: 'Casual', CHALLENGE: 'Challenge', BATTLE: 'Battle', ERROR_LOGBOOK: 'Error logbook' };

/** How a practice went: the score, the coins, every question with its review, and what to do next. */
export function ResultView({ practice, isTest = false, score, questions, nextStep = null }: ResultViewProps) {
  const { course, topics, mode } = practice;
  const topic = topics.length === 1 ? topics[0]?.title : null;
  const again = paths.createPractice(course.id, topics.length === 1 ? { topic: topics[0]?.id } : {});
  const notYetFirst = [...questions].sort((a, b) => order(a) - order(b));
  const firstOpen = questions.find(({ outcome }) => outcome === 'NOT_YET')?.id;
  const summary = resultSummary(score);
  const lesson = questionToLearnFrom(questions);
  const usual = pace(questions);
  return (
    <SkyPage eyebrow={[course.name, topic, modeNames[mode]].filter(Boolean).join(' · ')} title={resultTitle(score)}>
      <Split reversed>
        <Stack gap={6}>
          <Section label="Score">
            <SolvedCounts firstTry={score.score} solved={score.score + score.afterRetry} total={score.total} />
            <OutcomeMarks outcomes={questions.map(({ outcome }) => outcome)} />
            {summary === null ? null : <p>{summary}</p>}
            <ChallengeTime timeUp={practice.timeUp} seconds={score.seconds} secondsAllowed={score.secondsAllowed} />
            <ClearedErrors fixed={score.fixedErrorCount} confirmed={score.confirmedErrorCount} />
            {nextStep === null && score.newErrorCount > 0 ? (
              <ClearErrorsForm courseId={course.id} count={score.newErrorCount} variant="line" />
            ) : null}
            {nextStep === null ? null : <NextStepBody step={nextStep} full />}
            {isTest ? null : (
              <LinkButton to={again} variant="quiet" full>
                Another practice set
              </LinkButton>
            )}
            <Link className="target" to={paths.learningActivityStatistics(course.id)}>
              See your progress
            </Link>
          </Section>
          <Section title="MarsCoins">
            <CoinTable
              label="MarsCoins from this practice set"
              lines={score.coins}
              totalLabel="Earned"
              total={score.coinTotal}
            />
          </Section>
        </Stack>
        <Stack gap={6}>
          {lesson === null ? null : <NextMisconception question={lesson} />}
          <Section
            title="Question by question"
            className={styles.review}
            aside={
              <span className="small muted">
                {duration(score.seconds)} total
                {usual === null ? '' : ` · ${usual}`}
              </span>
            }
          >
            <ol>
              {notYetFirst.map((question) => (
                <ReviewItem key={question.id} question={question} open={question.id === firstOpen} />
              ))}
            </ol>
          </Section>
        </Stack>
      </Split>
    </SkyPage>
  );
}

/** What is not there yet comes first; the rest as it was asked. */
const order = ({ outcome, index }: QuestionView): number => (outcome === 'NOT_YET' ? index - 1000 : index);
