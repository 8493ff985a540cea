import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import styles from './onboarding.module.css';

interface CourseStepProps {
  year: number;
  courses: { id: string; name: string; practisableTopicCount: number }[];
}

/** Step 2: the course, school maths or an exam. */
export function CourseStep({ year, courses }: CourseStepProps) {
  return (
    <section aria-labelledby="step">
      <p className={styles.step}>Step 2 of 3</p>
      <h1 id="step">What do you learn for in Year {year}?</h1>
      <p className={styles.lead}>School maths, or an exam. You can add more courses later.</p>
      <ul className={`${styles.choices} ${styles.wide}`}>
        {courses.map(({ id, name, practisableTopicCount }) => (
          <li key={id}>
            <Link to={paths.onboarding(3, { year: String(year), course: id })}>
              {name}
              <small>{practisableTopicCount} topics to practise</small>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <LinkButton to={paths.onboarding(1)} variant="quiet">
          Another year
        </LinkButton>
        <LinkButton to={paths.courses} variant="line">
          See all courses
        </LinkButton>
      </div>
    </section>
  );
}
