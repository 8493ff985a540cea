import { Link } from '@remix-run/react';
import { namesInWords } from '../../lib/names-in-words';
import { paths } from '../../lib/paths';
import styles from './account.module.css';
import { FieldError } from './field-error';

export interface FirstCourse {
  id: string;
  name: string;
}

interface FirstCoursesFieldProps {
  /** Ticked before the sign-up; none where the year level decides. */
  courses: FirstCourse[];
  /** The school year that they were offered for. */
  year: number | null;
  error: string | undefined;
}

/** The courses that a student begins with, as they were ticked. */
export function FirstCoursesField({ courses, year, error }: FirstCoursesFieldProps) {
  const course = courses.map(({ id }) => id);
  return (
    <>
      {courses.length === 0 ? null : (
        <p className={styles.known}>
          You begin with <b>{namesInWords(courses.map(({ name }) => name))}</b>.{' '}
          {year === null ? null : <Link to={paths.onboarding('courses', { year: String(year), course })}>Change</Link>}
        </p>
      )}
      {course.map((id) => (
        <input key={id} type="hidden" name="courseIds" value={id} />
      ))}
      <FieldError id="courses-error" error={error} />
    </>
  );
}
