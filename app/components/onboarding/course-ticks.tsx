import styles from './onboarding.module.css';

interface CourseTicksProps {
  name: string;
  legend: string;
  courses: readonly { id: string; name: string }[];
  ticked: readonly string[];
}

/** Courses of which several can be ticked. */
export function CourseTicks({ name, legend, courses, ticked }: CourseTicksProps) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {courses.map((course) => (
        <label key={course.id}>
          <input type="checkbox" name={name} value={course.id} defaultChecked={ticked.includes(course.id)} />
          {course.name}
        </label>
      ))}
    </fieldset>
  );
}
