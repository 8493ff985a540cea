import { Form, Link, useNavigation } from '@remix-run/react';
import type { ResultOf } from 'gql.tada';
import { Check } from 'lucide-react';
import type { PublicCoursesPage } from '../../graphql/catalogue/courses-page';
import { paths } from '../../lib/paths';
import { courseMapPath } from '../course-map/map-paths';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link-button';
import { Sky } from '../ui/scenery/sky';
import styles from './courses.module.css';
import { preloadImage } from './preload-image';

type Course = ResultOf<typeof PublicCoursesPage>['courses'][number];

interface CoursesViewProps {
  courses: Course[];
  /** Ids of the courses the student has chosen already. */
  chosen: string[];
  canChoose: boolean;
}

/** Every course. Students tick the ones they want; visitors can look. */
export function CoursesView({ courses, chosen, canChoose }: CoursesViewProps) {
  const navigation = useNavigation();
  const list = (
    <>
      {groupsOf(courses).map(({ name, members }) => (
        <section key={name} className={styles.group} aria-label={name}>
          <h2>{name}</h2>
          <ul className={styles.grid}>
            {members.map((course) => (
              <li key={course.id}>
                {canChoose ? (
                  <CourseTick course={course} chosen={chosen.includes(course.id)} />
                ) : (
                  <Link
                    className={`${styles.course} ${styles.open}`}
                    to={paths.courseContents(course.id)}
                    {...preloading(paths.courseIcon(course.id))}
                  >
                    <CourseFace course={course} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
  return (
    <>
      <Sky className={styles.hero}>
        <h1>{canChoose ? 'Choose your courses' : 'Courses'}</h1>
        <p>
          {canChoose
            ? 'Tick the ones you want on your home page.'
            : 'Years 1 to 12, NAPLAN, selective entry, HSC and VCE.'}
        </p>
      </Sky>
      <div className="page">
        {canChoose ? (
          <Form method="post" className={styles.body}>
            {list}
            <div className={styles.save}>
              <span className="muted hide-m">You can change this at any time.</span>
              <Button type="submit" variant="main" busy={navigation.state === 'submitting'}>
                Save my courses
              </Button>
            </div>
          </Form>
        ) : (
          <div className={styles.body}>
            {list}
            <p>
              <LinkButton to={paths.register()} variant="main" size="xl">
                Register free
              </LinkButton>
            </p>
          </div>
        )}
      </div>
    </>
  );
}

/** The contents begin with the course's picture: it is fetched when somebody is about to go there. */
function preloading(picture: string) {
  const preload = () => preloadImage(picture);
  return { onPointerEnter: preload, onFocus: preload };
}

function CourseTick({ course, chosen }: { course: Course; chosen: boolean }) {
  const tick = (
    <label className={styles.course}>
      <input
        type="checkbox"
        name="course"
        value={course.id}
        defaultChecked={chosen}
        disabled={course.practisableTopicCount === 0}
      />
      <CourseFace course={course} />
      <Check className={styles.tick} size={22} aria-hidden />
    </label>
  );
  if (!chosen) return tick;
  return (
    <>
      {tick}
      <Link className={styles.map} to={courseMapPath(course.id)}>
        Your map<span className="sr"> of {course.name}</span>
      </Link>
    </>
  );
}

function CourseFace({ course }: { course: Course }) {
  const ready = course.practisableTopicCount;
  return (
    <>
      <span className={styles.badge} aria-hidden="true">
        {course.badge}
      </span>
      <span className={styles.name}>
        <b>{course.name}</b>
        <small>
          {ready === 0 ? 'Not ready yet' : ready === 1 ? '1 topic to practise' : `${ready} topics to practise`}
        </small>
      </span>
    </>
  );
}

function groupsOf(courses: Course[]): { name: string; members: Course[] }[] {
  const years = courses.filter((course) => course.id.startsWith('year-'));
  const senior = courses.filter((course) => /^(hsc|vce)/.test(course.id));
  const exams = courses.filter((course) => !years.includes(course) && !senior.includes(course));
  return [
    { name: 'School years', members: years },
    { name: 'Tests and selective entry', members: exams },
    { name: 'Senior years', members: senior },
  ].filter(({ members }) => members.length > 0);
}
