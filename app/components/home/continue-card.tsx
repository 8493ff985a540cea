import { ArrowRight } from 'lucide-react';
import { practiceModes } from '../../../rules/practice-modes';
import { paths } from '../../lib/paths';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { LinkButton } from '../ui/link-button';
import { ProgressBar } from '../ui/progress-bar';
import { FractionPicture } from './fraction-picture';
import styles from './home.module.css';
import type { HomeData } from './home-data';

interface ContinueCardProps {
  practice: HomeData['continuePractice'];
  firstCourse: HomeData['myCourses'][number] | null;
  /** A drawing of its topic, as safe HTML. */
  coverHtml: string | null;
}

/** The one main action of the home page: go on, start, or choose a course first. */
export function ContinueCard({ practice, firstCourse, coverHtml }: ContinueCardProps) {
  return (
    <section className={`card ${styles.continue}`}>
      <div className={styles.continueBody}>
        {practice !== null ? (
          <Resume practice={practice} />
        ) : firstCourse !== null ? (
          <StartSet course={firstCourse} />
        ) : (
          <ChooseFirst />
        )}
      </div>
      <div className={styles.picture} aria-hidden="true">
        {coverHtml === null ? <FractionPicture /> : <DrawnFigure html={coverHtml} />}
      </div>
    </section>
  );
}

function Resume({ practice }: { practice: NonNullable<HomeData['continuePractice']> }) {
  const done = practice.outcomes.filter((outcome) => outcome !== 'AHEAD' && outcome !== 'NOW').length;
  const title = practice.topics.length === 1 ? practice.topics[0]?.title : practice.course.name;
  const mode = practiceModes[practice.mode].name;
  return (
    <>
      <p className="eyebrow">Pick up where you stopped</p>
      <h2>{title}</h2>
      <p className="muted">
        {practice.course.name} · {mode} · question {practice.currentIndex} of {practice.questionCount}
      </p>
      <div className={styles.progress}>
        <ProgressBar value={done / practice.questionCount} label={`${done} of ${practice.questionCount} answered`} />
        <span>
          {done} of {practice.questionCount}
        </span>
      </div>
      <div>
        <LinkButton to={paths.practiceQuestion(practice.id, practice.currentIndex)} variant="main" size="xl">
          Continue
          <ArrowRight size={20} aria-hidden />
        </LinkButton>
      </div>
    </>
  );
}

function StartSet({ course }: { course: HomeData['myCourses'][number] }) {
  return (
    <>
      <p className="eyebrow">Ready for a set?</p>
      <h2>{course.nextTopic?.title ?? course.course.name}</h2>
      <p className="muted">
        {course.course.name} ·{' '}
        {course.nextTopic === null
          ? 'Every topic is mastered: a mixed set keeps them so.'
          : 'This comes first, at your level.'}
      </p>
      <div>
        <LinkButton
          to={paths.createPractice(course.course.id, { first: course.nextTopic?.id })}
          variant="main"
          size="xl"
        >
          Start practising
          <ArrowRight size={20} aria-hidden />
        </LinkButton>
      </div>
    </>
  );
}

function ChooseFirst() {
  return (
    <>
      <p className="eyebrow">First step</p>
      <h2>Choose a course</h2>
      <p className="muted">Pick the year you are in, or one you want to catch up on. You can change it at any time.</p>
      <div>
        <LinkButton to={paths.courses} variant="main" size="xl">
          See the courses
          <ArrowRight size={20} aria-hidden />
        </LinkButton>
      </div>
    </>
  );
}
