/** Who may see a route, and an address of it that exists in shape; `unknownIs` says what an id that nobody has gets. */
export interface RouteRow {
  /** `public`: a page for everybody. `member`: a page behind the sign-in. `own`: data for our own pages. `open`: data for all. */
  audience: 'public' | 'member' | 'own' | 'open';
  address?: string;
  unknownIs?: 404 | 'home';
}

const nobody = '00000000-0000-4000-8000-000000000000';

/** One row for each route of the build: a new route without one fails the test. */
export const routeRows: Record<string, RouteRow> = {
  '/': { audience: 'public' },
  '/login': { audience: 'public' },
  '/logout': { audience: 'public' },
  '/register': { audience: 'public' },
  '/forgot-password': { audience: 'public' },
  '/reset-password/:token': { audience: 'public', address: '/reset-password/a-token-that-nobody-has' },
  '/terms-conditions': { audience: 'public' },
  '/privacy-policy': { audience: 'public' },
  '/courses': { audience: 'public' },
  '/courses/:courseId/contents': { audience: 'public', address: '/courses/year-6/contents' },
  '/how-we-check': { audience: 'public' },
  '/invitations': { audience: 'public' },
  '/subscription': { audience: 'member' },
  '/admin/outbox': { audience: 'member' },
  '/teacher': { audience: 'member' },
  '/home': { audience: 'member' },
  '/profile': { audience: 'member' },
  '/following': { audience: 'member' },
  '/discounts': { audience: 'member' },
  '/notifications': { audience: 'member' },
  '/billing-history': { audience: 'member' },
  '/create-practice/:courseId': { audience: 'member', address: '/create-practice/year-6' },
  '/practice/:practiceId/:questionIndex': { audience: 'member', address: `/practice/${nobody}/1`, unknownIs: 404 },
  '/practice/:practiceId/result': { audience: 'member', address: `/practice/${nobody}/result`, unknownIs: 404 },
  '/question/:questionId': { audience: 'member', address: `/question/${nobody}`, unknownIs: 404 },
  '/error-logbook': { audience: 'member' },
  '/error-logbook/:courseId': { audience: 'member', address: '/error-logbook/year-6' },
  '/api/events': { audience: 'own' },
  '/api/new-notifications': { audience: 'own' },
  '/api/clear-notifications': { audience: 'own' },
  '/api/unresolved-counts': { audience: 'own' },
  '/api/terms': { audience: 'own' },
  '/api/theme': { audience: 'own' },
  '/api/csp-report': { audience: 'own' },
  '/courses/:courseId/icon.svg': { audience: 'open', address: '/courses/year-6/icon.svg' },
  '/healthz': { audience: 'open' },
  '/readyz': { audience: 'open' },
  '/robots.txt': { audience: 'open' },
  '*': { audience: 'open', address: '/no/such/page', unknownIs: 'home' },
};
