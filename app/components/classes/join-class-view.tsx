import { Form, Link, useNavigation } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import { namesInWords } from '../../lib/names-in-words';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Cluster } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { ClassBadge } from './class-badge';
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
    <Page
      width="narrow"
      mark={<ClassBadge name={name} colour={colour} />}
      title={name}
      lead={[namesInWords(teachers), course?.name, schoolName].filter((part) => part != null).join(', ')}
    >
      <Section label={`Join ${name}`}>
        <SharedWithTeacher talksOpen={talksOpen} />
        <Alert>{problem}</Alert>
        {joined ? (
          <p>
            <LinkButton to={paths.classDetails(id)} variant="main">
              You’re in this class: open it
            </LinkButton>
          </p>
        ) : isStudent ? (
          <Cluster as={Form} gap={5} method="post">
            <Button type="submit" variant="main" size="xl" busy={joining}>
              Join {name}
            </Button>
            <Link to={paths.classes} className="target">
              Not now
            </Link>
          </Cluster>
        ) : (
          <p>This link is for students. To teach the class as well, ask its teacher to invite you.</p>
        )}
      </Section>
    </Page>
  );
}
