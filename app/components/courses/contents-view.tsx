import { Link } from '@remix-run/react';
import type { CourseContentsData } from '../../graphql/catalogue/course-contents';
import type { NextStepData } from '../../graphql/next-step/next-step';
import { paths } from '../../lib/paths';
import { placementPath } from '../../lib/placement-paths';
import { courseMapPath } from '../course-map/map-paths';
import { NextStepBody } from '../next-step/next-step-body';
import { tryPath } from '../try-question/try-paths';
import { Chip } from '../ui/chip';
import { LinkButton } from '../ui/link-button';
import { Sky } from '../ui/scenery/sky';
import styles from './contents.module.css';
import { contentsSummary, paperLabel, strandsOf } from './contents-labels';

type Topic = CourseContentsData['topics'][number];

interface ContentsViewProps {
  course: CourseContentsData;
  signedIn: boolean;
  /** What the student does next in it; null for a visitor. */
  nextStep: NextStepData | null;
}

/** What a course holds: its topics by strand, which of them can be practised now, and which are still to come. */
export function ContentsView({ course, signedIn, nextStep }: ContentsViewProps) {
  const open = course.practisableTopicCount;
  return (
    <>
      <Sky className={styles.hero}>
        <p className={styles.crumb}>
          <Link to={paths.courses}>All courses</Link>
        </p>
        <div className={styles.heroRow}>
          <img src={course.iconUrl} alt="" width={64} height={64} />
          <div>
            <h1>{course.name}</h1>
            <p>{contentsSummary(course.topics.length, open)}</p>
          </div>
        </div>
      </Sky>
      <div className={`page ${styles.body}`}>
        {nextStep === null || open === 0 ? null : (
          <section className="card" aria-label="Next step">
            <NextStepBody step={nextStep} />
          </section>
        )}
        {course.examShape.length === 0 ? null : (
          <section className="card" aria-label="The exam">
            <h2>The exam</h2>
            <ul className={styles.papers}>
              {course.examShape.map((paper) => (
                <li key={paper.name}>
                  <b>{paper.name}</b>
                  <span>{paperLabel(paper)}</span>
                </li>
              ))}
            </ul>
            <p className="muted small">This is what we know today. Check your exam authority for the latest.</p>
          </section>
        )}
        {strandsOf(course.topics).map(({ strand, topics }) => (
          <section key={strand} className="card" aria-label={strand}>
            <h2>{strand}</h2>
            <ul className={styles.topics}>
              {topics.map((topic) => (
                <TopicRow key={topic.id} topic={topic} courseId={course.id} signedIn={signedIn} />
              ))}
            </ul>
          </section>
        ))}
        <div className={styles.ways}>
          {signedIn ? (
            <>
              <LinkButton
                to={open > 0 ? paths.createPractice(course.id) : paths.courses}
                variant={nextStep === null || open === 0 ? 'main' : 'line'}
                size="xl"
              >
                {open > 0 ? 'Practise this course' : 'Choose another course'}
              </LinkButton>
              {open > 0 ? (
                <LinkButton to={courseMapPath(course.id)} size="xl">
                  See your map
                </LinkButton>
              ) : null}
            </>
          ) : (
            <LinkButton to={paths.register()} variant="main" size="xl">
              Register free
            </LinkButton>
          )}
          {open > 0 ? (
            <LinkButton to={placementPath(course.id)} size="xl">
              Placement test
            </LinkButton>
          ) : null}
        </div>
      </div>
    </>
  );
}

function TopicRow({ topic, courseId, signedIn }: { topic: Topic; courseId: string; signedIn: boolean }) {
  const ready = topic.templateCount > 0;
  return (
    <li>
      <div className={styles.name}>
        <b>
          {ready && signedIn ? (
            <Link to={paths.createPractice(courseId, { topic: topic.id })}>{topic.title}</Link>
          ) : ready ? (
            <Link to={tryPath(topic.id)}>
              <span className="sr">Try a question: </span>
              {topic.title}
            </Link>
          ) : (
            topic.title
          )}
        </b>
        <small>
          Year {topic.year}
          {topic.codes.length > 0 ? (
            <>
              <span aria-hidden="true"> · </span>
              <span className="sr">, curriculum codes </span>
              {topic.codes.join(', ')}
            </>
          ) : null}
        </small>
      </div>
      {ready ? (
        <Chip tone="good">
          {topic.templateCount} {topic.templateCount === 1 ? 'type of question' : 'types of question'}
        </Chip>
      ) : (
        <Chip>Not ready yet</Chip>
      )}
    </li>
  );
}
