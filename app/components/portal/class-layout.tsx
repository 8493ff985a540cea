import { Link, Outlet, useMatches, useOutletContext } from '@remix-run/react';
import type { ClassColour } from '../../../rules/classes';
import { classTabIn } from '../../lib/class-of-page';
import { classPaths } from '../../lib/class-paths';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { ClassBadge } from '../classes/class-badge';
import { studentCount } from '../classes/people-words';
import { Chip } from '../ui/chip';
import { Page } from '../ui/page';
import { Tabs } from '../ui/tabs';

export interface ClassHead {
  id: string;
  name: string;
  colour: ClassColour;
  studentCount: number;
  archivedAt: string | null;
  course: { id: string; name: string } | null;
}

/** The class whose layout surrounds the page. */
export const useClassHead = () => useOutletContext<ClassHead>();

/** The head of a class in the portal and the ways to its pages, around one of them. */
export function ClassLayout({ school }: { school: ClassHead }) {
  const { id, name, colour, course, archivedAt } = school;
  const current = classTabIn(useMatches());
  const tabs = [
    { key: 'students', label: 'Students', to: paths.teacherClass(id), count: school.studentCount },
    { key: 'groups', label: 'Groups', to: classPaths.groups(id) },
    { key: 'tasks', label: 'Tasks', to: paths.teacherTasks(id) },
    { key: 'book', label: 'Mark book', to: paths.teacherBook(id) },
    { key: 'insights', label: 'Insights', to: reportPaths.classInsights(id) },
    { key: 'coins', label: 'Coins', to: classPaths.coins(id) },
    { key: 'announcements', label: 'Announcements', to: classPaths.announcements(id) },
    { key: 'files', label: 'Files', to: classPaths.files(id) },
    { key: 'join', label: 'Join', to: paths.teacherClassJoin(id) },
    { key: 'settings', label: 'Settings', to: paths.teacherClassSettings(id) },
  ] as const;
  return (
    <Page
      back={{ to: paths.teacher, label: 'Your classes' }}
      mark={<ClassBadge name={name} colour={colour} />}
      title={name}
      lead={`${course === null ? '' : `${course.name}, `}${studentCount(school.studentCount).toLowerCase()}`}
      actions={archivedAt === null ? undefined : <Chip tone="warn">Archived</Chip>}
    >
      <Tabs label={`${name} pages`} current={current}>
        {tabs.map(({ key, label, to, ...tab }) => (
          <Link key={key} to={to} data-tab={key} aria-current={key === current ? 'page' : undefined} preventScrollReset>
            {label} {'count' in tab ? <small>{tab.count}</small> : null}
          </Link>
        ))}
      </Tabs>
      <Outlet context={school} />
    </Page>
  );
}
