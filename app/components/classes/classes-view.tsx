import { Form, Link } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import { namesInWords } from '../../lib/names-in-words';
import { paths } from '../../lib/paths';
import { UnprovedEmailNote } from '../account-pages/unproved-email-note';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Grid, Grow, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { SkyPage } from '../ui/page';
import { Section } from '../ui/section';
import { ClassBadge } from './class-badge';
import styles from './classes.module.css';
import { JoinForm } from './join-form';
import type { NextTask } from './next-task';
import { studentCount } from './people-words';

interface Face {
  name: string;
  colour: ClassColour;
  course: { name: string } | null;
}

interface ClassesViewProps {
  classes: (Face & {
    id: string;
    archived: boolean;
    teachers: string[];
    studentCount: number;
    next: NextTask | null;
  })[];
  invitations: (Face & { classId: string; invitedBy: string; joinCode: string })[];
  /** A code that opened no class, and why. */
  typed: string;
  problem: string | null;
  /** Whether the address is not confirmed, so that no invitation is shown. */
  hasUnprovedEmail: boolean;
  /** People who teach have their classes in the portal. */
  teaches: boolean;
}

/** A student's classes: what asks the student in, those joined, and the way into another. */
export function ClassesView(props: ClassesViewProps) {
  const { classes, invitations, hasUnprovedEmail, typed, problem, teaches } = props;
  const open = classes.filter(({ archived }) => !archived);
  return (
    <SkyPage title="Your classes" lead={leadOf(open.length, invitations.length)}>
      {invitations.map((invitation) => (
        <InvitationCard key={invitation.classId} invitation={invitation} />
      ))}
      {classes.length > 0 ? (
        <p>
          <LinkButton to={paths.tasks}>Your tasks</LinkButton>
        </p>
      ) : null}
      {classes.length > 0 ? (
        <Grid as="ul" least={320} gap={5}>
          {classes.map((joined) => (
            <li key={joined.id}>
              <ClassCard joined={joined} />
            </li>
          ))}
        </Grid>
      ) : (
        <Section label="Your classes">
          <EmptyState heading="h2" title={teaches ? 'Your classes are in the portal' : 'You’re not in a class yet'}>
            <p>
              {teaches
                ? 'Classes you’ve joined as a student show up here.'
                : 'Got a code or a link from your teacher? Type the code below. You can practise on your own without a class too.'}
            </p>
            {teaches ? (
              <LinkButton to={paths.teacher} variant="main">
                Open the portal
              </LinkButton>
            ) : (
              <LinkButton to={paths.courses}>Practise on your own</LinkButton>
            )}
          </EmptyState>
        </Section>
      )}
      {teaches ? null : <JoinForm typed={typed} problem={problem} />}
      {teaches || !hasUnprovedEmail ? null : (
        <UnprovedEmailNote>
          A code or link works straight away. To see invitations sent to your email address too:
        </UnprovedEmailNote>
      )}
    </SkyPage>
  );
}

function ClassCard({ joined }: { joined: ClassesViewProps['classes'][number] }) {
  const { id, name, colour, course, teachers, archived, next } = joined;
  return (
    <Stack as={Link} to={paths.classDetails(id)} className={`card ${styles.card}`}>
      <Cluster gap={4}>
        <ClassBadge name={name} colour={colour} />
        <Grow>
          <b className={styles.title}>{name}</b>
          <span className="small muted">{namesInWords(teachers)}</span>
        </Grow>
      </Cluster>
      {archived ? null : <Next task={next} />}
      <Cluster justify="between" className={`small muted ${styles.foot}`}>
        {course === null ? null : <span>{course.name}</span>}
        {archived ? <Chip>Over</Chip> : <span>{studentCount(joined.studentCount)}</span>}
      </Cluster>
    </Stack>
  );
}

/** What is to be done first in a class. */
function Next({ task }: { task: NextTask | null }) {
  return (
    <Stack gap={1}>
      <Cluster>
        <Chip tone={task?.tone ?? 'good'}>{task?.when ?? 'Nothing due'}</Chip>
      </Cluster>
      {task === null ? null : (
        <>
          <b>{task.title}</b>
          <span className="small muted">{task.detail}</span>
        </>
      )}
    </Stack>
  );
}

function InvitationCard({ invitation }: { invitation: ClassesViewProps['invitations'][number] }) {
  const { classId, name, colour, course, invitedBy, joinCode } = invitation;
  return (
    <Cluster as="section" gap={4} className="card" aria-label={`Invitation to ${name}`}>
      <ClassBadge name={name} colour={colour} />
      <Grow as="p" least={260}>
        <b>{invitedBy}</b> has invited you to join <b>{name}</b>
        {course === null ? '' : ` (${course.name})`}.
      </Grow>
      <Cluster gap={2}>
        <LinkButton to={paths.joinClass(joinCode)} size="sm">
          See the class
        </LinkButton>
        <Form method="post" action={paths.classes}>
          <input type="hidden" name="classId" value={classId} />
          <Button type="submit" name="intent" value="decline" variant="quiet" size="sm">
            Decline
          </Button>
        </Form>
      </Cluster>
    </Cluster>
  );
}

function leadOf(open: number, invitations: number): string {
  if (invitations > 0)
    return invitations === 1 ? 'You’ve been invited to a class.' : `You’ve been invited to ${invitations} classes.`;
  if (open === 0) return 'Classes your teachers have invited you to.';
  return open === 1 ? 'One class.' : `${open} classes.`;
}
