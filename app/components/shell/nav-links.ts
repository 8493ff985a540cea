import type { ShellData } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';

export interface NavLink {
  to: string;
  label: string;
  /** Leads to a site or portal of its own: a whole new page. */
  external?: boolean;
  /** What waits there, and how it is called: wrong answers unless it says otherwise. */
  count?: number;
  counted?: string;
}

/** Main links of the signed-in header; teachers and tutors get the way to their portal. */
export function mainLinks({ viewer, links }: ShellData, unresolved: number): NavLink[] {
  const found: NavLink[] = [
    { to: paths.home, label: 'Home' },
    { to: paths.subscription, label: 'Subscribe' },
    { to: paths.errorLogbook, label: 'Error Logbook', count: unresolved },
  ];
  const tasks = viewer.waitingTaskCount;
  if (tasks !== null) found.push({ to: paths.tasks, label: 'Tasks', count: tasks, counted: 'to do' });
  if (viewer.roles.includes('TEACHER'))
    found.push({ to: links.teacherPortal, label: 'Teacher Portal', external: true });
  if (viewer.roles.includes('TUTOR')) found.push({ to: links.tutorPortal, label: 'Tutor Portal', external: true });
  return found;
}

/** Links of the avatar's menu, without Log Out. */
export function accountLinks({ viewer }: ShellData): NavLink[] {
  const found: NavLink[] = [
    { to: paths.profile, label: 'My Profile' },
    { to: paths.following, label: 'Following' },
    { to: paths.billingHistory, label: 'Billing History' },
    { to: paths.discounts, label: `Discounts (${viewer.discountCount})` },
  ];
  if (viewer.roles.includes('ADMIN')) found.push({ to: paths.admin, label: 'Administration' });
  return found;
}

export const publicLinks: NavLink[] = [
  { to: paths.courses, label: 'Courses' },
  { to: paths.pricing, label: 'Pricing' },
  { to: paths.faqs, label: 'FAQs' },
  { to: paths.howWeCheck, label: 'How we check' },
  { to: paths.forTeachers, label: 'For teachers' },
];

/** Up to two letters for the avatar: the first of the first and of the last word. */
export function initials(nickname: string): string {
  const words = nickname
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-AU') ?? '').join('');
}
