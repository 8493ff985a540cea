import { Form, Link } from '@remix-run/react';
import { Clock, FileText, MessageCircleQuestion, PencilLine, Plus, UserPlus } from 'lucide-react';
import type { ClassColour } from '../../../rules/classes';
import { paths } from '../../lib/paths';
import { UnprovedEmailNote } from '../account-pages/unproved-email-note';
import { ClassBadge } from '../classes/class-badge';
import { studentCount } from '../classes/people-words';
import { examPaths } from '../portal-tasks/exam-paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Grid, Grow, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { LinkRow, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { ProgressBar } from '../ui/progress-bar';
import { Section } from '../ui/section';
import type { RunningTask, TodayItem } from './portal-today';

interface Face {
  name: string;
  colour: ClassColour;
  course: { name: string } | null;
}

export interface PortalClass extends Face {
  id: string;
  studentCount: number;
  activeCount: number;
  newCount: number;
  isOwner: boolean;
  ownerName: string;
  /** "Today", "12 Mar"; null before the first answer. */
  lastActive: string | null;
  running: RunningTask | null;
}

interface PortalViewProps {
  greeting: string;
  /** "Friday, 20 November 2026" */
  today: string;
  classes: PortalClass[];
  items: TodayItem[];
  invitations: (Face & { classId: string; invitedBy: string })[];
  /** Whether the address is not confirmed, so that no invitation is shown. */
  hasUnprovedEmail: boolean;
  /** Whether steps after registering are still offered. */
  hasOpenSteps: boolean;
  problem: string | null;
}

/** The home of people who teach: their classes, each with the facts of the week. */
export function PortalView(props: PortalViewProps) {
  const { greeting, today, classes, items, invitations, hasUnprovedEmail, hasOpenSteps, problem } = props;
  return (
    <Page
      eyebrow={today}
      title={greeting}
      actions={
        classes.length === 0 ? undefined : (
          <LinkButton to={paths.newClass} variant="main">
            <Plus size={20} aria-hidden /> New class
          </LinkButton>
        )
      }
    >
      <Alert>{problem}</Alert>
      {invitations.map((invitation) => (
        <TeachingInvitation key={invitation.classId} invitation={invitation} />
      ))}
      {hasUnprovedEmail ? (
        <UnprovedEmailNote>Has a colleague invited you to teach a class together? To see it:</UnprovedEmailNote>
      ) : null}
      {classes.length === 0 ? null : <Today items={items} />}
      {classes.length === 0 ? (
        <Section label="Your classes">
          <EmptyState plain heading="h2" title="Create your first class">
            <p>
              Give it a name and a course. You’ll get a code to show on the board, and your students can join
              themselves.
            </p>
            <LinkButton to={paths.newClass} variant="main">
              Create class
            </LinkButton>
          </EmptyState>
        </Section>
      ) : (
        <Grid as="ul" least={340} gap={5} aria-label="Your classes">
          {classes.map((school) => (
            <li key={school.id}>
              <ClassCard school={school} />
            </li>
          ))}
        </Grid>
      )}
      {hasOpenSteps ? (
        <Section
          title="Getting started"
          note="Your school, your first class and its students. Each takes a minute, and you can skip any of them for now."
        >
          <Cluster>
            <LinkButton to={paths.onboarding('account')}>Finish setting up</LinkButton>
          </Cluster>
        </Section>
      ) : null}
      <QuietLinks
        links={[
          { to: paths.teacherArchive, label: 'Archive' },
          { to: examPaths.list, label: 'Saved exams' },
          { to: paths.courses, label: 'See the courses as your students do' },
        ]}
      />
    </Page>
  );
}

const icons = {
  requests: MessageCircleQuestion,
  joined: UserPlus,
  mark: PencilLine,
  overdue: Clock,
  draft: FileText,
};

function QuietLinks({ links }: { links: { to: string; label: string; name?: string }[] }) {
  return (
    <Cluster gap={1}>
      {links.map(({ to, label, name }) => (
        <LinkButton key={to} to={to} variant="quiet" size="sm" aria-label={name}>
          {label}
        </LinkButton>
      ))}
    </Cluster>
  );
}

/** What waits for the teacher, each with the way to it. */
function Today({ items }: { items: TodayItem[] }) {
  return (
    <Section title="To do today">
      {items.length === 0 ? (
        <p className="muted">You’re all caught up: nothing to mark, no questions, nobody overdue.</p>
      ) : (
        <Rows columns>
          {items.map(({ key, kind, head, about, to }) => {
            const Icon = icons[kind];
            return <LinkRow key={key} to={to} mark={<Icon size={20} aria-hidden />} title={head} note={about} />;
          })}
        </Rows>
      )}
    </Section>
  );
}

function ClassCard({ school }: { school: PortalClass }) {
  const { id, name, colour, course, activeCount, newCount, isOwner, ownerName, lastActive, running } = school;
  const count = school.studentCount;
  return (
    <Section
      as="article"
      mark={<ClassBadge name={name} colour={colour} />}
      title={<Link to={paths.teacherClass(id)}>{name}</Link>}
      note={`${course === null ? '' : `${course.name}, `}${studentCount(count).toLowerCase()}${isOwner ? '' : `, with ${ownerName}`}`}
    >
      <Grow>
        {count === 0 ? (
          <p>Nobody has joined yet. Show the code to your students.</p>
        ) : (
          <Stack gap={2}>
            <p>
              <b className="num">
                {activeCount} of {count}
              </b>{' '}
              practised in the last seven days
            </p>
            <ProgressBar
              value={activeCount / count}
              label={`${activeCount} of ${count} practised in the last seven days`}
            />
            <p className="small muted">Last practised: {lastActive ?? 'not yet'}</p>
            {newCount === 0 ? null : <p className="small muted">{newCount} joined in the last seven days</p>}
          </Stack>
        )}
      </Grow>
      {running === null ? null : <Running task={running} />}
      <QuietLinks
        links={[
          { to: paths.teacherClass(id), label: 'Students', name: `Students in ${name}` },
          { to: paths.teacherTasks(id), label: 'Tasks', name: `Tasks for ${name}` },
          { to: paths.teacherBook(id), label: 'Mark book', name: `Mark book for ${name}` },
          { to: paths.teacherClassJoin(id), label: 'Join code', name: `Join code for ${name}` },
          { to: paths.teacherClassSettings(id), label: 'Settings', name: `Settings for ${name}` },
        ]}
      />
    </Section>
  );
}

/** The task that is due next, with how many have handed in. */
function Running({ task: { id, title, standing, handedIn, students } }: { task: RunningTask }) {
  return (
    <Stack gap={2}>
      <Cluster justify="between">
        <LinkButton to={paths.teacherTask(id)} variant="quiet" size="sm">
          {title}
        </LinkButton>
        <Chip tone={standing.tone}>{standing.label}</Chip>
      </Cluster>
      <ProgressBar value={students === 0 ? 0 : handedIn / students} label={`${handedIn} of ${students} handed in`} />
      <p className="small muted num">
        {handedIn} of {students} handed in
      </p>
    </Stack>
  );
}

function TeachingInvitation({ invitation }: { invitation: PortalViewProps['invitations'][number] }) {
  const { classId, name, colour, course, invitedBy } = invitation;
  return (
    <Section label={`Invitation to teach ${name}`}>
      <Cluster gap={4}>
        <ClassBadge name={name} colour={colour} />
        <Grow as="p" least={260}>
          <b>{invitedBy}</b> has invited you to co-teach <b>{name}</b>
          {course === null ? '' : ` (${course.name})`}.
        </Grow>
        <Cluster as={Form} method="post" gap={2}>
          <input type="hidden" name="classId" value={classId} />
          <Button type="submit" name="intent" value="accept" size="sm">
            Accept
          </Button>
          <Button type="submit" name="intent" value="decline" variant="quiet" size="sm">
            Decline
          </Button>
        </Cluster>
      </Cluster>
    </Section>
  );
}
