import type { RouteHandle } from '../app/lib/route-handle';
import type { Area, HonestPage } from './specification/row';

/** What a route promises. */
export interface RouteRow {
  /** `public`: a page for everybody. `member`: a page behind the sign-in. `own`: data for our own pages. `open`: data for all. */
  audience: 'public' | 'member' | 'own' | 'open';
  /** A page that section 2 of the specification does not have. */
  ours?: true;
  /** What the frame of this page has that a plain page has not. */
  frame?: RouteHandle;
  /** Its content waits for a part that is not built; the page says so. */
  waits?: { for: Area } & Omit<HonestPage, 'path'>;
  /** What an id that nobody has gets. */
  unknownIs?: 404;
  /** Other servers post signed messages of any kind to it. */
  takesSigned?: true;
  /** Shown inside the chat panel: our own pages may frame it. */
  framedByUs?: boolean;
}

const bare: RouteHandle = { hideHeader: true, hideAiBox: true };
const blue: RouteHandle = { blueHeader: true, blueBackground: true };
const alternative: RouteHandle = { alternative: true };
const portal: RouteHandle = { hideAiBox: true };

/**
 * The one table of routes that tests go by: one row for each route of the build, under its pattern. The specification's
 * rows (`tests/specification`), the guards (`tests/integration/security`) and the HTTP server's tests read it; a new route
 * without a row fails.
 */
export const routeRows: Record<string, RouteRow> = {
  '/': { audience: 'public', frame: { hideHeader: true } },
  '/login': { audience: 'public', ours: true },
  '/login/provider': { audience: 'public', ours: true, unknownIs: 404 },
  '/login/callback': { audience: 'public', ours: true, unknownIs: 404 },
  '/login/finish': { audience: 'public', ours: true },
  '/logout': { audience: 'public', ours: true },
  '/register': { audience: 'public', ours: true },
  '/forgot-password': { audience: 'public', ours: true },
  '/reset-password/:token': { audience: 'public', ours: true },
  '/careers': { audience: 'public' },
  '/sample': { audience: 'public', ours: true },
  '/about': { audience: 'public' },
  '/contact': { audience: 'public' },
  '/faqs': { audience: 'public' },
  '/pricing': { audience: 'public' },
  '/terms-conditions': { audience: 'public' },
  '/privacy-policy': { audience: 'public' },
  '/courses': { audience: 'public', frame: blue },
  '/courses/:courseId/contents': { audience: 'public' },
  '/try/:topicId': { audience: 'public', ours: true, unknownIs: 404 },
  '/courses/:courseId/map': { audience: 'member', ours: true },
  '/courses/:courseId/map/certificate': { audience: 'member', ours: true, unknownIs: 404 },
  '/for-teachers': { audience: 'public', ours: true },
  '/for-families': { audience: 'public', ours: true },
  '/for-tutors': { audience: 'public', ours: true },
  '/how-we-check': { audience: 'public', ours: true },
  '/how-we-check/replay': { audience: 'public', ours: true },
  '/invitations': { audience: 'public' },
  '/subscription': { audience: 'member', frame: blue },
  '/admin/flags': { audience: 'member', ours: true },
  '/admin/classes': { audience: 'member', ours: true },
  '/admin/classes/:classId': { audience: 'member', ours: true },
  '/admin': { audience: 'member', ours: true },
  '/admin/people': { audience: 'member', ours: true },
  '/admin/people/:personId': { audience: 'member', ours: true },
  '/admin/audit': { audience: 'member', ours: true },
  '/admin/question-reports': { audience: 'member', ours: true },
  '/admin/jobs': { audience: 'member', ours: true },
  '/admin/kit': { audience: 'member', ours: true },
  '/admin/machines': { audience: 'member', ours: true },
  '/admin/outbox': { audience: 'member', ours: true },
  '/admin/battle-reports': { audience: 'member', ours: true },
  '/admin/battle-reports/:reportId': { audience: 'member', ours: true },
  '/admin/tutor-reports': { audience: 'member', ours: true },
  '/admin/templates': { audience: 'member', ours: true },
  '/admin/templates/*': { audience: 'member', ours: true },
  '/teacher': { audience: 'member', ours: true, frame: portal },
  '/teacher/archive': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/new': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/accounts': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/cards': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/announcements': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/files': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/tasks': { audience: 'member', ours: true, frame: portal },
  '/teacher/exams': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/book': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/book.csv': { audience: 'own' },
  '/teacher/classes/:classId/report': { audience: 'member', ours: true },
  '/teacher/classes/:classId/groups': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/coins': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/insights': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/insights.csv': { audience: 'own' },
  '/teacher/classes/:classId/students/:studentId': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/students/:studentId/report.csv': { audience: 'own' },
  '/teacher/classes/:classId/students/:studentId/talks': { audience: 'member', ours: true, frame: portal },
  '/teacher/tasks/:taskId/report': { audience: 'member', ours: true, frame: portal },
  '/teacher/tasks/:taskId/report.csv': { audience: 'own' },
  '/teacher/tasks/:taskId/report/:key': { audience: 'member', ours: true, frame: portal },
  '/teacher/tasks/:taskId/insights': { audience: 'member', ours: true, frame: portal },
  '/teacher/tasks/:taskId/insights.csv': { audience: 'own' },
  '/teacher/tasks/:taskId': { audience: 'member', ours: true, frame: portal },
  '/teacher/tasks/:taskId/live': { audience: 'member', ours: true, frame: portal },
  '/teacher/tasks/:taskId/edit': { audience: 'member', ours: true, frame: portal },
  '/teacher/tasks/:taskId/students/:studentTaskId': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/join': { audience: 'member', ours: true, frame: portal },
  '/teacher/classes/:classId/settings': { audience: 'member', ours: true, frame: portal },
  '/home': { audience: 'member', frame: blue },
  '/profile': { audience: 'member' },
  '/profile/copy/:copyId': { audience: 'own' },
  '/confirm-email': { audience: 'member', ours: true },
  '/confirm-email/:token': { audience: 'member', ours: true },
  '/following/give/:code': { audience: 'member', ours: true, unknownIs: 404 },
  '/following': { audience: 'member', frame: alternative },
  '/shop': { audience: 'member', ours: true },
  '/pictures/:name': { audience: 'own' },
  '/discounts': { audience: 'member', frame: alternative },
  '/notifications': { audience: 'member', frame: alternative },
  '/billing-history': { audience: 'member', frame: alternative },
  '/create-practice/:courseId': { audience: 'member' },
  '/practice/:practiceId/:questionIndex': { audience: 'member', frame: { hideHeader: true }, unknownIs: 404 },
  '/practice/:practiceId/result': { audience: 'member', frame: { blueBackground: true }, unknownIs: 404 },
  '/question/:questionId': { audience: 'member', unknownIs: 404 },
  '/error-logbook': { audience: 'member' },
  '/error-logbook/:courseId': { audience: 'member' },
  '/error-logbook/:courseId/error-review-session/:currentQuestionIndex?': {
    audience: 'member',
    ours: true,
    frame: { hideHeader: true },
  },
  '/error-logbook-statistics/:courseId': { audience: 'member' },
  '/error-logbook-statistics/:courseId/chart.csv': { audience: 'own' },
  '/learning-activity-statistics/:courseId': { audience: 'member', frame: { blueHeader: true } },
  '/learning-activity-statistics/:courseId/chart.csv': { audience: 'own' },
  '/onboarding/:step': { audience: 'public', frame: bare },
  '/enrollment-test/:subject': { audience: 'public', frame: bare },
  '/share/task/:taskId/studentTask/:studentTaskId/:shareKey': { audience: 'public', unknownIs: 404 },
  '/s/:shortCode': { audience: 'public', unknownIs: 404, ours: true },
  '/subscription/bundles': { audience: 'member' },
  '/subscription/checkout': { audience: 'member' },
  '/billing-history/:paymentId': { audience: 'member', ours: true, unknownIs: 404 },
  '/billing-history/:paymentId/receipt.pdf': { audience: 'own' },
  '/battle-permission/:key': { audience: 'public', ours: true, unknownIs: 404 },
  '/pay/:key': { audience: 'public', ours: true, unknownIs: 404 },
  '/plan/:key': { audience: 'public', ours: true, unknownIs: 404 },
  '/test-payments/:ref': { audience: 'public', ours: true, frame: bare, unknownIs: 404 },
  '/admin/payments': { audience: 'member', ours: true },
  '/admin/payments/reconcile': { audience: 'member', ours: true },
  '/admin/payments/:paymentId': { audience: 'member', ours: true },
  '/api/payment-events': { audience: 'own', takesSigned: true },
  '/landingpage': { audience: 'member' },
  '/task/:practiceId/result': { audience: 'member', frame: { blueBackground: true }, unknownIs: 404 },
  '/task/unfinished/:taskId/:index': { audience: 'member', frame: { hideHeader: true }, unknownIs: 404 },
  '/rank/:courseId': { audience: 'member' },
  '/game': { audience: 'member', frame: blue },
  '/game/challenge/:code': { audience: 'member', ours: true },
  '/battle/:battleId': { audience: 'member', ours: true, unknownIs: 404 },
  '/battle/:battleId/verify': { audience: 'member', ours: true, unknownIs: 404 },
  '/battle/:battleId/record.json': { audience: 'own' },
  '/classes': { audience: 'member', frame: blue },
  '/classes/join/:code': { audience: 'member', ours: true, unknownIs: 404 },
  '/tasks': { audience: 'member', frame: blue },
  '/file-details/:fileId': { audience: 'member', unknownIs: 404 },
  '/files/:fileId/:use': { audience: 'own' },
  '/classroom/:classId/details': { audience: 'member', unknownIs: 404 },
  '/classroom/:classId/hidden-tasks': { audience: 'member', unknownIs: 404 },
  '/classroom/:classId/tasks/:studentTaskId': { audience: 'member', unknownIs: 404 },
  '/classroom/:classId/tasks/:studentTaskId/error-review-session/:currentQuestionIndex?': {
    audience: 'member',
    frame: { hideHeader: true },
    unknownIs: 404,
  },
  '/classroom/:classId/tasks/:studentTaskId/:taskId/task-report-details': { audience: 'member', unknownIs: 404 },
  '/classroom/:classId/tasks/:taskId/studentTasks/:studentTaskId/multi-subject-student-task-report-details': {
    audience: 'member',
    unknownIs: 404,
  },
  '/classroom/:classId/tasks/:studentTaskId/view-all-errors': { audience: 'member', unknownIs: 404 },
  '/classroom/:classId/tasks/:studentTaskId/view-error-practice': { audience: 'member', unknownIs: 404 },
  '/api/events': { audience: 'own' },
  '/api/live-tasks/:taskId': { audience: 'own' },
  '/api/battles/:battleId': { audience: 'own' },
  '/api/tutor-words/:talkId/:number': { audience: 'own' },
  '/api/new-notifications': { audience: 'own' },
  '/api/clear-notifications': { audience: 'own' },
  '/api/unresolved-counts': { audience: 'own' },
  '/api/ai-credit': { audience: 'own' },
  '/api/question-help/:questionId': { audience: 'own' },
  '/api/class-files/:classId': { audience: 'own' },
  '/api/boards/:questionId': { audience: 'own' },
  '/api/student-boards/:studentTaskId/:questionId': { audience: 'own' },
  '/api/board-kit': { audience: 'own' },
  '/api/test-drafts/:practiceId/:index': { audience: 'own' },
  '/chat-bot': { audience: 'member', frame: bare, framedByUs: true },
  '/quiz-me': { audience: 'member', frame: bare, framedByUs: true },
  '/api/terms': { audience: 'own' },
  '/api/trial-banner': { audience: 'own' },
  '/api/inviting-link': { audience: 'own' },
  '/api/theme': { audience: 'own' },
  '/api/chat-window': { audience: 'own' },
  '/api/csp-report': { audience: 'own' },
  '/api/promo': { audience: 'own' },
  '/api/click-id': { audience: 'own' },
  '/courses/:courseId/icon.svg': { audience: 'open' },
  '/healthz': { audience: 'open' },
  '/readyz': { audience: 'open' },
  '/robots.txt': { audience: 'open' },
  '/offline': { audience: 'open' },
  '/sitemap.xml': { audience: 'open' },
  '*': { audience: 'open' },
};

/** An address of this route that could exist: courses and years do, whatever people made does not. */
export function exampleAddress(pattern: string): string {
  if (pattern === '*') return '/no/such/page';
  return pattern.replaceAll(/:(\w+)\??|\*/g, (_, name: string | undefined) => exampleOf(name ?? 'splat'));
}

/** The parameters in that address, by name. */
export function exampleParameters(pattern: string): Record<string, string> {
  return Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, exampleOf(name)]));
}

const exampleOf = (parameter: string) => examples[parameter] ?? '00000000-0000-4000-8000-000000000000';
const examples: Record<string, string> = {
  courseId: 'year-6',
  subject: 'year-6',
  step: 'welcome',
  index: '1',
  questionIndex: '1',
  currentQuestionIndex: '1',
  token: 'a-token-that-nobody-has',
  shareKey: 'a-key-that-nobody-has',
  shortCode: 'a-code-that-nobody-has',
  splat: 'y6/unlike-fractions/add-two',
};
