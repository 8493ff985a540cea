import { Link } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import { classPaths } from '../../lib/class-paths';
import { ClassBadge } from '../classes/class-badge';
import { studentCount } from '../classes/people-words';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { LineForm } from '../ui/forms';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { TextInput } from '../ui/text-input';

interface ClassesViewProps {
  words: string;
  classes: {
    id: string;
    name: string;
    colour: ClassColour;
    owner: string;
    studentCount: number;
    archived: boolean;
    /** "12 Mar" */
    made: string;
  }[];
}

/** Where an administrator finds a class. */
export function AdminClassesView({ words, classes }: ClassesViewProps) {
  return (
    <Page width="narrow" title="Classes" lead="View only. Each class you open is recorded in the audit log.">
      <Section label="Find a class">
        <LineForm method="get">
          <Field label="Name or join code">{(aria) => <TextInput {...aria} name="q" defaultValue={words} />}</Field>
          <Button type="submit">Find</Button>
        </LineForm>
      </Section>
      <Section title={words === '' ? 'Newest' : 'Results'}>
        {classes.length === 0 ? (
          <p>No classes match.</p>
        ) : (
          <Rows>
            {classes.map(({ id, name, colour, owner, studentCount: count, archived, made }) => (
              <Row
                key={id}
                mark={<ClassBadge name={name} colour={colour} />}
                title={<Link to={classPaths.adminClass(id)}>{name}</Link>}
                note={`${owner}, ${studentCount(count).toLowerCase()}, created ${made}${archived ? ', archived' : ''}`}
              />
            ))}
          </Rows>
        )}
      </Section>
    </Page>
  );
}
