import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import { Mark } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';

interface LogbookIndexProps {
  courses: { id: string; name: string; badge: string; unresolved: number }[];
}

/** Which logbook to open, for a student with several courses. */
export function LogbookIndex({ courses }: LogbookIndexProps) {
  return (
    <Page title="Error logbook" lead="Every wrong answer is saved here, grouped by mistake, until you’ve fixed it.">
      <section className="card">
        {courses.length === 0 ? (
          <EmptyState title="Your logbook is empty">
            <p>Choose a course and practise. Anything you get wrong shows up here, ready to redo with new numbers.</p>
            <LinkButton to={paths.courses} variant="main">
              Choose a course
            </LinkButton>
          </EmptyState>
        ) : (
          <Rows>
            {courses.map((course) => (
              <Row
                key={course.id}
                mark={<Mark tone="accent">{course.unresolved}</Mark>}
                title={<Link to={paths.courseErrorLogbook(course.id)}>{course.name}</Link>}
                note={course.unresolved === 1 ? '1 mistake to fix' : `${course.unresolved} mistakes to fix`}
              />
            ))}
          </Rows>
        )}
      </section>
    </Page>
  );
}
