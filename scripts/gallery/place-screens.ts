import { loadedPage as page } from './loaded-page';
import type { Screen } from './screen';

const nobody = '00000000-0000-4000-8000-000000000000';
const task = `/classroom/${nobody}/tasks/${nobody}`;

/** The other pages, each as it loads: information, onboarding, pages of areas that are not built yet, administration. */
export const placeScreens: Screen[] = [
  page('Public pages', 'about', null, '/about'),
  page('Public pages', 'careers', null, '/careers'),
  page('Public pages', 'contact', null, '/contact'),
  page('Public pages', 'faqs', null, '/faqs'),
  page('Public pages', 'faqs-search', null, '/faqs?q=fraction'),
  page('Public pages', 'pricing', null, '/pricing'),
  page('Public pages', 'invitations', null, '/invitations?invitingCode=AAAA-BBBB'),
  page('Public pages', 'exam-course-contents', null, '/courses/hsc-advanced/contents'),
  page('Public pages', 'replay', null, '/how-we-check/replay'),
  page('Public pages', 'enrollment-test', null, '/enrollment-test/year-6'),
  page('Public pages', 'shared-report-gone', null, `/share/task/${nobody}/studentTask/${nobody}/a-key-that-nobody-has`),
  page('Onboarding', 'onboarding-1', null, '/onboarding/1'),
  page('Onboarding', 'onboarding-2', null, '/onboarding/2?year=6'),
  page('Onboarding', 'onboarding-3', null, '/onboarding/3?year=6&course=year-6'),
  page('Onboarding', 'landingpage', 'newcomer', '/landingpage'),
  page('Account pages', 'following', 'demo student', '/following'),
  page('Account pages', 'bundles', 'demo student', '/subscription/bundles'),
  page('Account pages', 'checkout', 'demo student', '/subscription/checkout'),
  page('Classes and tasks', 'classes', 'demo student', '/classes'),
  page('Classes and tasks', 'tasks', 'demo student', '/tasks'),
  page('Classes and tasks', 'hidden-tasks', 'demo student', `/classroom/${nobody}/hidden-tasks`),
  page('Classes and tasks', 'class-task', 'demo student', task),
  page('Classes and tasks', 'error-review-session', 'demo student', `${task}/error-review-session/1`),
  page('Classes and tasks', 'task-report', 'demo student', `${task}/${nobody}/task-report-details`),
  page('Classes and tasks', 'view-all-errors', 'demo student', `${task}/view-all-errors`),
  page('Classes and tasks', 'view-error-practice', 'demo student', `${task}/view-error-practice`),
  page('Classes and tasks', 'unfinished-task', 'demo student', `/task/unfinished/${nobody}/1`),
  page('Classes and tasks', 'file-details', 'demo student', `/file-details/${nobody}`),
  page('Games', 'game', 'demo student', '/game'),
  page('Games', 'rank', 'demo student', '/rank/year-6'),
  page('Games', 'battle', 'demo student', `/battle/${nobody}`),
  page('Tutor', 'chat-bot', 'demo student', '/chat-bot?ROLE=student'),
  page('Tutor', 'quiz-me', 'demo student', '/quiz-me?ROLE=student'),
  page('Teachers', 'teacher', 'teacher', '/teacher'),
  page('Administration', 'admin-flags', 'administrator', '/admin/flags'),
  page('Administration', 'admin-machines', 'administrator', '/admin/machines'),
  page('Administration', 'admin-outbox', 'administrator', '/admin/outbox'),
  page('Administration', 'admin-templates', 'administrator', '/admin/templates'),
  page('Administration', 'admin-template', 'administrator', '/admin/templates/y6/unlike-fractions/add-two?seed=tour'),
];
