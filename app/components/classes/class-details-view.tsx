import { Form } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import type { ClassFormState } from '../../lib/class-form';
import { namesInWords } from '../../lib/names-in-words';
import { paths } from '../../lib/paths';
import { AnnouncementList, type ListedAnnouncement } from '../announcements/announcement-list';
import { FileList, type ListedFile } from '../class-files/file-list';
import { People } from '../following/people';
import { ClassTasks } from '../tasks/class-tasks';
import type { TaskView } from '../tasks/task-view';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { More } from '../ui/choices';
import { Split, Stack } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { ClassBadge } from './class-badge';
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
    <Page
      back={{ to: paths.classes, label: 'Classes' }}
      mark={<ClassBadge name={name} colour={colour} />}
      title={name}
      lead={`${namesInWords(teachers)}, ${studentCount(school.studentCount)}`}
      actions={archived ? <Chip>Over</Chip> : undefined}
    >
      <Split>
        <Stack gap={6}>
          <ClassTasks classId={school.id} tasks={tasks} />
          {school.missedTests.length === 0 ? null : (
            <p className="card">
              Your teacher set {namesInWords(school.missedTests)} before you joined this class. If you need to sit{' '}
              {school.missedTests.length === 1 ? 'this test' : 'these tests'}, ask your teacher.
            </p>
          )}
          {pot === null ? null : <MyPot pot={pot} archived={archived} creationKey={creationKey} reply={reply} />}
          {announcements.length === 0 ? null : (
            <Section title="Announcements">
              <AnnouncementList announcements={announcements} />
            </Section>
          )}
          {files.length === 0 ? null : (
            <Section title="Files">
              <FileList label="Files" files={files} />
            </Section>
          )}
          {course === null ? null : (
            <Section title={course.name}>
              <p>This class’s course. Only you can see your own practice in it.</p>
              <p>
                <LinkButton to={paths.createPractice(course.id)} variant="main">
                  Start practising
                </LinkButton>
              </p>
            </Section>
          )}
          <Section title="Classmates">
            {classmates.length === 0 ? <p>Nobody else is here yet.</p> : <People people={classmates} />}
          </Section>
        </Stack>
        <Stack gap={6}>
          <Section label="What your teacher sees">
            <SharedWithTeacher talksOpen={talksOpen} />
          </Section>
          <Section title="Leave this class">
            <p>
              Your practice is still yours. Any open tasks for this class close for you, and your work so far stays in
              the class reports.
            </p>
            <Alert>{reply?.intent === 'put-in' ? null : reply?.message}</Alert>
            <More summary={`Leave ${name}…`}>
              <Stack as={Form} gap={3} method="post">
                <p>You can rejoin with the code while the class is open.</p>
                <p>
                  <Button type="submit" name="intent" value="leave">
                    Yes, leave the class
                  </Button>
                </p>
              </Stack>
            </More>
          </Section>
        </Stack>
      </Split>
    </Page>
  );
}
