import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';
import { StepHead } from './step-head';

interface CourseStepProps {
  year: number;
  courses: { id: string; name: string; practisableTopicCount: number }[];
}

/** For an exam or a senior subject: the course. */
export function CourseStep({ year, courses }: CourseStepProps) {
  return (
    <section aria-labelledby="step">
      <StepHead step="courses" title={`What do you learn for in Year ${year}?`} />
      <p className={styles.lead}>School maths, or an exam. You can add more courses later.</p>
      <ul className={`${styles.choices} ${styles.wide}`}>
        {courses.map(({ id, name, practisableTopicCount }) => (
          <li key={id}>
            <Link to={paths.onboarding('try-one', { year: String(year), course: id })}>
              {name}
              <small>{practisableTopicCount} topics to practise</small>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={paths.onboarding('pathway', { year: String(year) })} variant="quiet">
          Back
        </LinkButton>
        <LinkButton to={paths.courses} variant="line">
          See all courses
        </LinkButton>
      </div>
    </section>
  );
}
