import { Form, Link, useNavigation } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import { namesInWords } from '../../lib/names-in-words';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import field from '../ui/field.module.css';
import { LinkButton } from '../ui/link-button';
import { ClassBadge } from './class-badge';
import styles from './classes.module.css';
import { SharedWithTeacher } from './shared-with-teacher';

interface JoinClassViewProps {
  school: {
    id: string;
    name: string;
    colour: ClassColour;
    teachers: string[];
    schoolName: string | null;
    joined: boolean;
    course: { name: string } | null;
  };
  isStudent: boolean;
  /** Whether the school lets teachers read talks with the tutor. */
  talksOpen: boolean;
  problem: string | null;
}

/** A class before it is joined: whose it is, and what its teacher will see. */
export function JoinClassView({ school, isStudent, talksOpen, problem }: JoinClassViewProps) {
  const joining = useNavigation().formMethod === 'POST';
  const { id, name, colour, teachers, schoolName, joined, course } = school;
  return (
    <div className={`page ${styles.narrow}`}>
      <header className={styles.head}>
        <ClassBadge name={name} colour={colour} />
        <div>
          <h1>{name}</h1>
          <p>
            {namesInWords(teachers)}
            {[course?.name, schoolName].map((part) => (part == null ? '' : `, ${part}`))}
          </p>
        </div>
      </header>
      <section className="card" aria-label={`Join ${name}`}>
        <SharedWithTeacher talksOpen={talksOpen} />
        {problem === null ? null : (
          <p role="alert" className={field.error}>
            {problem}
          </p>
        )}
        {joined ? (
          <p className={styles.actions}>
            <LinkButton to={paths.classDetails(id)} variant="main">
              You’re in this class: open it
            </LinkButton>
          </p>
        ) : isStudent ? (
          <Form method="post" className={styles.actions}>
            <Button type="submit" variant="main" size="xl" busy={joining}>
              Join {name}
            </Button>
            <Link to={paths.classes}>Not now</Link>
          </Form>
        ) : (
          <p className={styles.actions}>
            This link is for students. To teach the class as well, ask its teacher to invite you.
          </p>
        )}
      </section>
    </div>
  );
}
