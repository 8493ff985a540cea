import { paths } from '../../lib/paths';
import { LinkButton } from '../ui/link-button';
import { Mascot } from '../ui/mascot/mascot';
import styles from './course-not-found.module.css';

/** For an address with a course in it that there is not. */
export function CourseNotFound() {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.mascot}>
        <Mascot pose="thinking" />
      </div>
      <h1>Course not found</h1>
      <p>The link may be wrong. You’ll find every course in the list.</p>
      <LinkButton to={paths.courses} variant="main" size="xl">
        See all courses
      </LinkButton>
    </div>
  );
}
