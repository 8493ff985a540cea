import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import styles from './error-logbook.module.css';

interface LogbookIndexProps {
  courses: { id: string; name: string; badge: string; unresolved: number }[];
}

/** Which logbook to open, for a student with several courses. */
export function LogbookIndex({ courses }: LogbookIndexProps) {
  return (
    <div className={`page ${styles.page}`}>
      <div className={styles.head}>
        <div>
          <h1>Error logbook</h1>
          <p>Every wrong answer is saved here, grouped by mistake, until you’ve fixed it.</p>
        </div>
      </div>
      <section className="card">
        {courses.length === 0 ? (
          <EmptyState title="Your logbook is empty">
            <p>Choose a course and practise. Anything you get wrong shows up here, ready to redo with new numbers.</p>
            <LinkButton to={paths.courses} variant="main">
              Choose a course
            </LinkButton>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {courses.map((course) => (
              <li key={course.id} className={styles.group}>
                <span className={styles.number}>{course.unresolved}</span>
                <div className={styles.text}>
                  <b>
                    <Link to={paths.courseErrorLogbook(course.id)}>{course.name}</Link>
                  </b>
                  <small>{course.unresolved === 1 ? '1 mistake to fix' : `${course.unresolved} mistakes to fix`}</small>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
