import { Form, Link } from '@remix-run/react';
import { ChevronRight, Clock, FileText, MessageCircleQuestion, PencilLine, Plus, UserPlus } from 'lucide-react';
import type { ClassColour } from '../../../rules/classes';
import { paths } from '../../lib/paths';
import { UnprovedEmailNote } from '../account-pages/unproved-email-note';
import { ClassBadge } from '../classes/class-badge';
import { studentCount } from '../classes/people-words';
import { examPaths } from '../portal-tasks/exam-paths';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { ProgressBar } from '../ui/progress-bar';
import styles from './portal.module.css';
import home from './portal-home.module.css';
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
    <div className={`page ${styles.page}`}>
      <header className={home.top}>
        <div>
          <p className="eyebrow">{today}</p>
          <h1>{greeting}</h1>
        </div>
        {classes.length === 0 ? null : (
          <LinkButton to={paths.newClass} variant="main">
            <Plus size={20} aria-hidden /> New class
          </LinkButton>
        )}
      </header>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {invitations.map((invitation) => (
        <TeachingInvitation key={invitation.classId} invitation={invitation} />
      ))}
      {hasUnprovedEmail ? (
        <UnprovedEmailNote>Has a colleague invited you to teach a class together? To see it:</UnprovedEmailNote>
      ) : null}
      {classes.length === 0 ? null : <Today items={items} />}
      {classes.length === 0 ? (
        <section className="card" aria-label="Your classes">
          <EmptyState plain heading="h2" title="Create your first class">
            <p>
              Give it a name and a course. You’ll get a code to show on the board, and your students can join
              themselves.
            </p>
            <LinkButton to={paths.newClass} variant="main">
              Create class
            </LinkButton>
          </EmptyState>
        </section>
      ) : (
        <ul className={home.cards} aria-label="Your classes">
          {classes.map((school) => (
            <li key={school.id}>
              <ClassCard school={school} />
            </li>
          ))}
        </ul>
      )}
      {hasOpenSteps ? (
        <section className={`card ${home.steps}`} aria-labelledby="steps">
          <h2 id="steps">Getting started</h2>
          <p>
            Your school, your first class and its students. Each takes a minute, and you can skip any of them for now.
          </p>
          <LinkButton to={paths.onboarding('account')} variant="line">
            Finish setting up
          </LinkButton>
        </section>
      ) : null}
      <p className={home.foot}>
        <Link to={paths.teacherArchive}>Archive</Link>
        <Link to={examPaths.list}>Saved exams</Link>
        <Link to={paths.courses}>See the courses as your students do</Link>
      </p>
    </div>
  );
}

const icons = {
  requests: MessageCircleQuestion,
  joined: UserPlus,
  mark: PencilLine,
  overdue: Clock,
  draft: FileText,
};

/** What waits for the teacher, each with the way to it. */
function Today({ items }: { items: TodayItem[] }) {
  return (
    <section className="card" aria-labelledby="today">
      <h2 id="today">To do today</h2>
      {items.length === 0 ? (
        <p className={home.calm}>You’re all caught up: nothing to mark, no questions, nobody overdue.</p>
      ) : (
        <ul className={home.items}>
          {items.map(({ key, kind, head, about, to }) => {
            const Icon = icons[kind];
            return (
              <li key={key}>
                <Link to={to}>
                  <Icon size={20} aria-hidden />
                  <span>
                    <b>{head}</b>
                    <small>{about}</small>
                  </span>
                  <ChevronRight size={20} aria-hidden />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

function ClassCard({ school }: { school: PortalClass }) {
  const { id, name, colour, course, activeCount, newCount, isOwner, ownerName, lastActive, running } = school;
  const count = school.studentCount;
  return (
    <article className={`card ${home.card}`} aria-labelledby={`class-${id}`}>
      <div className={home.cardTop}>
        <ClassBadge name={name} colour={colour} />
        <div>
          <h2 id={`class-${id}`}>
            <Link to={paths.teacherClass(id)}>{name}</Link>
          </h2>
          <p>
            {course === null ? '' : `${course.name}, `}
            {studentCount(count).toLowerCase()}
            {isOwner ? '' : `, with ${ownerName}`}
          </p>
        </div>
      </div>
      {count === 0 ? (
        <p>Nobody has joined yet. Show the code to your students.</p>
      ) : (
        <div className={home.week}>
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
        </div>
      )}
      {running === null ? null : (
        <div className={home.week}>
          <p className={home.running}>
            <Link to={paths.teacherTask(running.id)}>{running.title}</Link>
            <Chip tone={running.standing.tone}>{running.standing.label}</Chip>
          </p>
          <ProgressBar
            value={running.students === 0 ? 0 : running.handedIn / running.students}
            label={`${running.handedIn} of ${running.students} handed in`}
          />
          <p className="small muted num">
            {running.handedIn} of {running.students} handed in
          </p>
        </div>
      )}
      <p className={home.cardLinks}>
        <Link to={paths.teacherClass(id)} aria-label={`Students of ${name}`}>
          Students
        </Link>
        <Link to={paths.teacherTasks(id)} aria-label={`Tasks of ${name}`}>
          Tasks
        </Link>
        <Link to={paths.teacherBook(id)} aria-label={`Mark book of ${name}`}>
          Mark book
        </Link>
        <Link to={paths.teacherClassJoin(id)} aria-label={`Join code of ${name}`}>
          Join code
        </Link>
        <Link to={paths.teacherClassSettings(id)} aria-label={`Settings of ${name}`}>
          Settings
        </Link>
      </p>
    </article>
  );
}

function TeachingInvitation({ invitation }: { invitation: PortalViewProps['invitations'][number] }) {
  const { classId, name, colour, course, invitedBy } = invitation;
  return (
    <section className={`card ${home.invitation}`} aria-label={`Invitation to teach ${name}`}>
      <ClassBadge name={name} colour={colour} />
      <p>
        <b>{invitedBy}</b> has invited you to co-teach <b>{name}</b>
        {course === null ? '' : ` (${course.name})`}.
      </p>
      <Form method="post" className={home.answers}>
        <input type="hidden" name="classId" value={classId} />
        <Button type="submit" name="intent" value="accept" size="sm">
          Accept
        </Button>
        <Button type="submit" name="intent" value="decline" variant="quiet" size="sm">
          Decline
        </Button>
      </Form>
    </section>
  );
}
