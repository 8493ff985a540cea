import styles from './onboarding.module.css';

interface CourseTicksProps {
  name: string;
  legend: string;
  courses: readonly { id: string; name: string; practisableTopicCount?: number }[];
  ticked: readonly string[];
}

/** Courses of which several can be ticked. */
export function CourseTicks({ name, legend, courses, ticked }: CourseTicksProps) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {courses.map(({ id, name: courseName, practisableTopicCount: topics }) => (
        <label key={id}>
          <input type="checkbox" name={name} value={id} defaultChecked={ticked.includes(id)} />
          <span>
            {courseName}
            {topics === undefined ? null : <small>{topics} topics to practise</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
