import { expect, it } from 'vitest';
import { type ResolvedHandle, resolveHandle } from '~/lib/route-handle';

/** What specification section 2 says of each route: its file, and the metadata that differs from a plain page. */
const table: Record<string, { file: string; metadata?: Partial<ResolvedHandle> }> = {
  '/': { file: '_index/route', metadata: { hideHeader: true } },
  '/terms-conditions': { file: 'terms-conditions' },
  '/privacy-policy': { file: 'privacy-policy' },
  '/courses': { file: '_app.courses/route', metadata: { blueHeader: true, blueBackground: true } },
  '/courses/{courseId}/contents': { file: 'courses.$courseId.contents' },
  '/invitations': { file: 'invitations' },
  '/onboarding/{step}': { file: 'onboarding.$step', metadata: { hideHeader: true, hideAiBox: true } },
  '/enrollment-test/{subject}': { file: 'enrollment-test.$subject', metadata: { hideHeader: true, hideAiBox: true } },
  '/share/task/{taskId}/studentTask/{studentTaskId}/{shareKey}': {
    file: 'share.task.$taskId.studentTask.$studentTaskId.$shareKey',
  },
  '/home': { file: '_app.home/route', metadata: { blueHeader: true, blueBackground: true } },
  '/subscription': { file: '_app.subscription', metadata: { blueHeader: true, blueBackground: true } },
  '/subscription/bundles': { file: '_app.subscription_.bundles' },
  '/subscription/checkout': { file: '_app.subscription_.checkout' },
  '/profile': { file: '_app.profile' },
  '/discounts': { file: '_app.discounts' },
  '/billing-history': { file: '_app.billing-history' },
  '/following': { file: '_app.following' },
  '/notifications': { file: '_app.notifications' },
  '/landingpage': { file: '_app.landingpage' },
  '/practice/{practiceId}/result': {
    file: '_app.practice.$practiceId.result/route',
    metadata: { blueBackground: true },
  },
  '/task/{practiceId}/result': { file: '_app.task.$practiceId.result', metadata: { blueBackground: true } },
  '/task/unfinished/{taskId}/{index}': { file: '_app.task.unfinished.$taskId.$index' },
  '/practice/{practiceId}/{questionIndex}': {
    file: '_app.practice.$practiceId.$questionIndex/route',
    metadata: { hideHeader: true },
  },
  '/create-practice/{courseId}': { file: '_app.create-practice.$courseId/route' },
  '/rank/{courseId}': { file: '_app.rank.$courseId' },
  '/game': { file: '_app.game', metadata: { blueHeader: true, blueBackground: true } },
  '/classes': { file: '_app.classes', metadata: { blueHeader: true, blueBackground: true } },
  '/tasks': { file: '_app.tasks', metadata: { blueHeader: true, blueBackground: true } },
  '/classroom/{classId}/details': { file: '_app.classroom.$classId.details' },
  '/file-details/{fileId}': { file: '_app.file-details.$fileId' },
  '/classroom/{classId}/hidden-tasks': { file: '_app.classroom.$classId.hidden-tasks' },
  '/classroom/{classId}/tasks/{studentTaskId}': { file: '_app.classroom.$classId.tasks.$studentTaskId._index' },
  '/classroom/{classId}/tasks/{studentTaskId}/error-review-session/{currentQuestionIndex}': {
    file: '_app.classroom.$classId.tasks.$studentTaskId.error-review-session.($currentQuestionIndex)',
    metadata: { hideHeader: true },
  },
  '/classroom/{classId}/tasks/{studentTaskId}/{taskId}/task-report-details': {
    file: '_app.classroom.$classId.tasks.$studentTaskId.$taskId.task-report-details',
  },
  '/classroom/{classId}/tasks/{taskId}/studentTasks/{studentTaskId}/multi-subject-student-task-report-details': {
    file: '_app.classroom.$classId.tasks.$taskId.studentTasks.$studentTaskId.multi-subject-student-task-report-details',
  },
  '/classroom/{classId}/tasks/{studentTaskId}/view-all-errors': {
    file: '_app.classroom.$classId.tasks.$studentTaskId.view-all-errors',
  },
  '/classroom/{classId}/tasks/{studentTaskId}/view-error-practice': {
    file: '_app.classroom.$classId.tasks.$studentTaskId.view-error-practice',
  },
  '/error-logbook': { file: '_app.error-logbook._index/route' },
  '/error-logbook/{courseId}': { file: '_app.error-logbook.$courseId/route' },
  '/chat-bot': { file: 'chat-bot', metadata: { hideHeader: true, hideAiBox: true } },
  '/quiz-me': { file: 'quiz-me', metadata: { hideHeader: true, hideAiBox: true } },
  '/question/{questionId}': { file: '_app.question.$questionId/route' },
};

const modules = import.meta.glob<{ handle?: unknown; meta?: unknown; default?: unknown }>('./**/*.tsx', {
  eager: true,
});

it.each(Object.entries(table))('%s has the frame that the specification gives it', (_path, { file, metadata = {} }) => {
  const route = modules[`./${file}.tsx`];
  expect(route?.default, file).toBeTypeOf('function');
  const frame = resolveHandle([route?.handle]);
  expect(frame).toEqual({ ...resolveHandle([]), ...metadata });
});

it('gives every page a title', () => {
  const untitled = Object.entries(modules).filter(([file, route]) => {
    const isPage = route.default !== undefined && !/test|\/\$\.tsx|_app\.tsx/.test(file);
    return isPage && route.meta === undefined;
  });
  expect(untitled.map(([file]) => file)).toEqual([]);
});
