import { Form, useNavigation } from '@remix-run/react';
import { Check } from 'lucide-react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { paths } from '../../lib/paths';
import { RichText } from '../maths/rich-text';
import { QuestionStrip } from '../practice/question-strip';
import { WorkedSteps } from '../practice/worked-steps';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { LinkButton } from '../ui/link-button';
import { BottomDunes } from '../ui/scenery/bottom-dunes';
import styles from './error-review.module.css';
import { ReviewBar } from './review-bar';
import type { ReviewItem, ReviewPlaces, ReviewSession } from './review-data';

interface ErrorReviewScreenProps {
  session: ReviewSession;
  item: ReviewItem;
  places: ReviewPlaces;
  failure: string | null;
}

/** One error: the question with one's own answer and its idea, and beside it the worked steps. On a phone the question stays in sight. */
export function ErrorReviewScreen({ session, item, places, failure }: ErrorReviewScreenProps) {
  const { question, mistake, index, state } = item;
  // Without scripts a strip could not be opened.
  const hydrated = useHydrated();
  return (
    <div className={styles.screen}>
      <BottomDunes />
      <ReviewBar session={session} index={index} places={places} />
      <div className={styles.desk}>
        <section className={`card ${styles.card}`} aria-labelledby="question">
          <div className={styles.head}>
            <h1 id="question" className="eyebrow">
              Mistake {index} of {session.items.length} · {question.topicTitle}
            </h1>
            {state === 'REVIEWED' && (
              <Chip tone="good">
                <Check aria-hidden />
                Reviewed
              </Chip>
            )}
          </div>
          <QuestionStrip question={question} isStrip={hydrated} className={styles.asked} />
          <div className={styles.own}>
            <h2>Your answer</h2>
            {mistake === null ? (
              <p className="muted">no answer</p>
            ) : (
              <RichText html={mistake.answerHtml} className={styles.maths} />
            )}
            {mistake?.misconception ? (
              <>
                <Chip tone="warn">{mistake.misconception.name}</Chip>
                <RichText html={mistake.misconception.explanationHtml} />
              </>
            ) : null}
          </div>
        </section>
        <section className={`card ${styles.card}`} aria-labelledby="steps">
          <h2 id="steps">Worked solution</h2>
          {question.solution === null ? (
            <>
              <p className="muted">
                This question is still open in a practice set. The solution appears once you finish it.
              </p>
              <LinkButton to={paths.question(question.id)} variant="line">
                Go to the question
              </LinkButton>
            </>
          ) : (
            <>
              <WorkedSteps steps={question.solution.steps} />
              <p className={styles.right}>
                <b>Answer</b> <RichText html={question.solution.answerHtml} inline />
              </p>
            </>
          )}
          {failure !== null && (
            <p role="alert" className={styles.failure}>
              {failure}
            </p>
          )}
          <NextButtons session={session} item={item} places={places} />
        </section>
      </div>
    </div>
  );
}

function NextButtons({ session, item: { index, state }, places }: Omit<ErrorReviewScreenProps, 'failure'>) {
  const navigation = useNavigation();
  const isLast = index === session.items.length;
  return (
    <div className={styles.actions}>
      {state === 'REVIEW' ? (
        <Form method="post" action={places.item(index)} replace>
          <input type="hidden" name="sessionId" value={session.id} />
          <Button type="submit" variant="main" size="xl" full busy={navigation.state === 'submitting'}>
            I see what happened
          </Button>
        </Form>
      ) : (
        <LinkButton to={isLast ? places.end : places.item(index + 1)} variant="main" size="xl">
          {isLast ? 'Continue' : 'Next mistake'}
        </LinkButton>
      )}
    </div>
  );
}
