import { Form, Link } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import type { ClassFormState } from '../../lib/class-form';
import { namesInWords } from '../../lib/names-in-words';
import { paths } from '../../lib/paths';
import { AnnouncementList, type ListedAnnouncement } from '../announcements/announcement-list';
import { Face } from '../avatar/face';
import { PersonTitle } from '../avatar/name-card';
import { FileList, type ListedFile } from '../class-files/file-list';
import { ClassTasks } from '../tasks/class-tasks';
import type { TaskView } from '../tasks/task-view';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import field from '../ui/field.module.css';
import { LinkButton } from '../ui/link-button';
import { ClassBadge } from './class-badge';
import styles from './classes.module.css';
import { MyPot, type MyPotData } from './my-pot';
import { studentCount } from './people-words';
import { SharedWithTeacher } from './shared-with-teacher';

interface ClassDetailsViewProps {
  tasks: TaskView[];
  /** Whether the school lets teachers read talks with the tutor. */
  talksOpen: boolean;
  school: {
    id: string;
    name: string;
    colour: ClassColour;
    archived: boolean;
    teachers: string[];
    studentCount: number;
    /** Open tests that were set before the student joined. */
    missedTests: string[];
    classmates: { firstName: string; avatar: string | null }[];
    course: { id: string; name: string } | null;
  };
  announcements: ListedAnnouncement[];
  files: ListedFile[];
  pot: MyPotData | null;
  creationKey: string;
  reply: ClassFormState | undefined;
}

/** One class of a student's: its tasks, what is new in it, who is in it, what the teacher sees, and the way out. */
export function ClassDetailsView(props: ClassDetailsViewProps) {
  const { school, tasks, talksOpen, announcements, files, pot, creationKey, reply } = props;
  const { name, colour, archived, teachers, classmates, course } = school;
  return (
    <div className={`page ${styles.details}`}>
      <p className="back">
        <Link to={paths.classes}>Classes</Link>
      </p>
      <header className={styles.head}>
        <ClassBadge name={name} colour={colour} />
        <div>
          <h1>{name}</h1>
          <p>
            {namesInWords(teachers)}, {studentCount(school.studentCount)}
          </p>
        </div>
        {archived ? <Chip>Over</Chip> : null}
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ClassTasks classId={school.id} tasks={tasks} />
          {school.missedTests.length === 0 ? null : (
            <p className="card">
              Your teacher set {namesInWords(school.missedTests)} before you joined this class. If you need to sit{' '}
              {school.missedTests.length === 1 ? 'this test' : 'these tests'}, ask your teacher.
            </p>
          )}
          {pot === null ? null : <MyPot pot={pot} archived={archived} creationKey={creationKey} reply={reply} />}
          {announcements.length === 0 ? null : (
            <section className="card" aria-labelledby="announcements">
              <h2 id="announcements">Announcements</h2>
              <AnnouncementList announcements={announcements} />
            </section>
          )}
          {files.length === 0 ? null : (
            <section className="card" aria-labelledby="class-files">
              <h2 id="class-files">Files</h2>
              <FileList label="Files" files={files} />
            </section>
          )}
          {course === null ? null : (
            <section className="card" aria-labelledby="class-course">
              <h2 id="class-course">{course.name}</h2>
              <p className={styles.gap}>This class’s course. Only you can see your own practice in it.</p>
              <p className={styles.gap}>
                <LinkButton to={paths.createPractice(course.id)} variant="main">
                  Start practising
                </LinkButton>
              </p>
            </section>
          )}
          <section className="card" aria-labelledby="classmates">
            <h2 id="classmates">Classmates</h2>
            {classmates.length === 0 ? (
              <p className={styles.gap}>Nobody else is here yet.</p>
            ) : (
              <ul className={styles.mates}>
                {classmates.map(({ firstName, avatar }, place) => (
                  // Two may have one first name, and there is nothing else to tell them apart by.
                  <li key={place}>
                    <Face name={firstName} worn={avatar} />
                    {firstName}
                    <PersonTitle worn={avatar} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        </div>
        <div className={styles.column}>
          <section className="card" aria-label="What your teacher sees">
            <SharedWithTeacher talksOpen={talksOpen} />
          </section>
          <section className="card" aria-labelledby="leave-class">
            <h2 id="leave-class">Leave this class</h2>
            <p className={styles.gap}>
              Your practice is still yours. Any open tasks for this class close for you, and your work so far stays in
              the class reports.
            </p>
            {reply && reply.intent !== 'put-in' && reply.message !== null ? (
              <p role="alert" className={field.error}>
                {reply.message}
              </p>
            ) : null}
            <details className={styles.confirm}>
              <summary>Leave {name}…</summary>
              <Form method="post">
                <p>You can rejoin with the code while the class is open.</p>
                <Button type="submit" name="intent" value="leave">
                  Yes, leave the class
                </Button>
              </Form>
            </details>
          </section>
        </div>
      </div>
    </div>
  );
}
