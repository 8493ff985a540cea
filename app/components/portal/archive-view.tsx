import { Form, Link } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import { paths } from '../../lib/paths';
import { ClassBadge } from '../classes/class-badge';
import { studentCount } from '../classes/people-words';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import styles from './portal.module.css';

interface ArchiveViewProps {
  classes: {
    id: string;
    name: string;
    colour: ClassColour;
    studentCount: number;
    /** "12 Mar" */
    archived: string;
    course: { name: string } | null;
  }[];
}

/** Classes that are over. Each can be opened again. */
export function ArchiveView({ classes }: ArchiveViewProps) {
  return (
    <div className={`page ${styles.page}`}>
      <p className="back">
        <Link to={paths.teacher}>Your classes</Link>
      </p>
      <h1>Archive</h1>
      {classes.length === 0 ? (
        <section className="card" aria-label="Archived classes">
          <EmptyState plain heading="h2" title="No archived classes">
            <p>When a class is finished, archive it in its settings. Nothing is lost.</p>
            <LinkButton to={paths.teacher}>Your classes</LinkButton>
          </EmptyState>
        </section>
      ) : (
        <ul className={`card ${styles.list}`} aria-label="Archived classes">
          {classes.map(({ id, name, colour, course, studentCount: count, archived }) => (
            <li key={id}>
              <ClassBadge name={name} colour={colour} />
              <div className={styles.grow}>
                <Link to={paths.teacherClass(id)} id={`archived-${id}`}>
                  {name}
                </Link>
                <small>
                  {course === null ? '' : `${course.name}, `}
                  {studentCount(count).toLowerCase()}, archived {archived}
                </small>
              </div>
              <Form method="post">
                <input type="hidden" name="classId" value={id} />
                <Button type="submit" size="sm" aria-describedby={`archived-${id}`}>
                  Reopen
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
