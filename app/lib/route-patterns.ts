/** Every route of the product as a pattern: `:name` is one segment. The request log names requests by these alone. */
export const publicPatterns = [
  '/',
  '/careers',
  '/about',
  '/terms-conditions',
  '/privacy-policy',
  '/contact',
  '/faqs',
  '/pricing',
  '/how-we-check',
  '/how-we-check/replay',
  '/courses',
  '/courses/:courseId/contents',
  '/invitations',
  '/onboarding/:step',
  '/enrollment-test/:subject',
  '/share/task/:taskId/studentTask/:studentTaskId/:shareKey',
  '/s/:shortCode',
  '/login',
  '/register',
  '/logout',
  '/forgot-password',
  '/reset-password/:token',
] as const;

export const signedInPatterns = [
  '/home',
  '/subscription',
  '/subscription/bundles',
  '/subscription/checkout',
  '/profile',
  '/discounts',
  '/billing-history',
  '/following',
  '/notifications',
  '/landingpage',
  '/practice/:practiceId/result',
  '/task/:practiceId/result',
  '/task/unfinished/:taskId/:index',
  '/practice/:practiceId/:questionIndex',
  '/create-practice/:courseId',
  '/rank/:courseId',
  '/game',
  '/battle/:battleId',
  '/classes',
  '/tasks',
  '/classroom/:classId/details',
  '/file-details/:fileId',
  '/classroom/:classId/hidden-tasks',
  '/classroom/:classId/tasks/:studentTaskId',
  '/classroom/:classId/tasks/:studentTaskId/error-review-session',
  '/classroom/:classId/tasks/:studentTaskId/error-review-session/:currentQuestionIndex',
  '/classroom/:classId/tasks/:studentTaskId/:taskId/task-report-details',
  '/classroom/:classId/tasks/:taskId/studentTasks/:studentTaskId/multi-subject-student-task-report-details',
  '/classroom/:classId/tasks/:studentTaskId/view-all-errors',
  '/classroom/:classId/tasks/:studentTaskId/view-error-practice',
  '/error-logbook',
  '/error-logbook/:courseId',
  '/error-logbook-statistics/:courseId',
  '/learning-activity-statistics/:courseId',
  '/question/:questionId',
  '/chat-bot',
  '/quiz-me',
] as const;

const servicePatterns = [
  '/courses/:courseId/icon.svg',
  '/error-logbook-statistics/:courseId/chart.csv',
  '/learning-activity-statistics/:courseId/chart.csv',
  '/api/unresolved-counts',
  '/api/ai-credit',
  '/api/question-help/:questionId',
  '/api/events',
  '/api/new-notifications',
  '/api/clear-notifications',
  '/api/theme',
  '/api/terms',
  '/api/trial-banner',
  '/api/inviting-link',
  '/api/csp-report',
  '/api/promo',
  '/api/click-id',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/offline',
  '/__manifest',
] as const;

const compiled = [...publicPatterns, ...signedInPatterns, ...servicePatterns].map((pattern) => ({
  pattern,
  test: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:[^/]+/g, '[^/]+')}$`, 'i'),
}));
// Literal segments win over parameters: /practice/x/result before /practice/x/:questionIndex.
compiled.sort((a, b) => parameterCount(a.pattern) - parameterCount(b.pattern));
const literal = new Map<string, string>(
  compiled.filter((each) => !each.pattern.includes(':')).map((each) => [each.pattern, each.pattern]),
);

/** The pattern that an address belongs to, never its parameters: '/assets/*' for built files, '*' for anything unknown. */
export function routePattern(address: string): string {
  // Most pages have no parameters: found without trying one expression after another.
  const known = literal.get(address);
  if (known !== undefined) return known;
  const path = address.replace(/[?#].*$/s, '');
  if (path.startsWith('/assets/')) return '/assets/*';
  if (/^\/(teacher|admin)(\/|\.|$)/.test(path)) return path.startsWith('/teacher') ? '/teacher/*' : '/admin/*';
  const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '');
  const plain = page.length > 1 ? page.replace(/\/+$/, '') : page;
  return literal.get(plain) ?? compiled.find(({ test }) => test.test(plain))?.pattern ?? '*';
}

function parameterCount(pattern: string): number {
  return pattern.split(':').length;
}
