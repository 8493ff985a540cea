import { Field } from '../ui/field';
import { Select } from '../ui/select';

interface CourseFieldProps {
  courses: readonly { id: string; name: string }[];
  /** The id of the chosen one; empty where none is. */
  value: string;
  error: string | undefined;
}

/** One of the courses, as `courseId`. */
export function CourseField({ courses, value, error }: CourseFieldProps) {
  return (
    <Field label="Course" error={error}>
      {(aria) => (
        <Select {...aria} name="courseId" defaultValue={value}>
          <option value="">Choose one</option>
          {courses.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
