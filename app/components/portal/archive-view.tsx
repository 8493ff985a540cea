import { Form, Link } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import { paths } from '../../lib/paths';
import { ClassBadge } from '../classes/class-badge';
import { studentCount } from '../classes/people-words';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';

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
    <Page title="Archive" back={{ to: paths.teacher, label: 'Your classes' }}>
      <Section label="Archived classes">
        {classes.length === 0 ? (
          <EmptyState plain heading="h2" title="No archived classes">
            <p>When a class is finished, archive it in its settings. Nothing is lost.</p>
            <LinkButton to={paths.teacher}>Your classes</LinkButton>
          </EmptyState>
        ) : (
          <Rows label="Archived classes">
            {classes.map(({ id, name, colour, course, studentCount: count, archived }) => (
              <Row
                key={id}
                mark={<ClassBadge name={name} colour={colour} />}
                title={
                  <Link to={paths.teacherClass(id)} id={`archived-${id}`}>
                    {name}
                  </Link>
                }
                note={`${course === null ? '' : `${course.name}, `}${studentCount(count).toLowerCase()}, archived ${archived}`}
              >
                <Form method="post">
                  <input type="hidden" name="classId" value={id} />
                  <Button type="submit" size="sm" aria-describedby={`archived-${id}`}>
                    Reopen
                  </Button>
                </Form>
              </Row>
            ))}
          </Rows>
        )}
      </Section>
    </Page>
  );
}
