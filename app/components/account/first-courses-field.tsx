import { namesInWords } from '../../lib/names-in-words';
import { FieldError } from '../ui/field';

export interface FirstCourse {
  id: string;
  name: string;
}

interface FirstCoursesFieldProps {
  /** Ticked before the sign-up; none where the year level decides. */
  courses: FirstCourse[];
  error: string | undefined;
}

/** The courses that a student begins with, as they were ticked. No way back to them: it would lose what was typed. */
export function FirstCoursesField({ courses, error }: FirstCoursesFieldProps) {
  const course = courses.map(({ id }) => id);
  return (
    <>
      {courses.length === 0 ? null : (
        <p>
          You’ll start with <b>{namesInWords(courses.map(({ name }) => name))}</b>. You can change them later.
        </p>
      )}
      {course.map((id) => (
        <input key={id} type="hidden" name="courseIds" value={id} />
      ))}
      <FieldError id="courses-error" error={error} />
    </>
  );
}
