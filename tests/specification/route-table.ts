import type { RouteHandle } from '../../app/lib/route-handle';
import type { Area, HonestPage } from './row';

export interface RouteRow {
  /** `visitor`: for everybody. `member`: visitors are sent to the login address. */
  for: 'visitor' | 'member';
  /** What the frame of this page has that a plain page has not. */
  frame?: RouteHandle;
  /** Its content waits; the page says so. */
  waits?: { for: Area } & Omit<HonestPage, 'path'>;
}

const bare: RouteHandle = { hideHeader: true, hideAiBox: true };
const blue: RouteHandle = { blueHeader: true, blueBackground: true };
const classes = { for: 'classes' } as const;
const billing = { for: 'billing' } as const;
const battles = { for: 'battles' } as const;

/** Every route of the product's section 2 with its frame. A new page of the specification gets its row here. */
export const routeTable: Record<string, RouteRow> = {
  '/': { for: 'visitor', frame: { hideHeader: true } },
  '/careers': { for: 'visitor' },
  '/about': { for: 'visitor' },
  '/terms-conditions': { for: 'visitor' },
  '/privacy-policy': { for: 'visitor' },
  '/contact': { for: 'visitor' },
  '/faqs': { for: 'visitor' },
  '/pricing': { for: 'visitor' },
  '/courses': { for: 'visitor', frame: blue },
  '/courses/{courseId}/contents': { for: 'visitor' },
  '/invitations': { for: 'visitor' },
  '/onboarding/{step}': { for: 'visitor', frame: bare },
  '/enrollment-test/{subject}': {
    for: 'visitor',
    frame: bare,
    waits: { for: 'onboarding', text: 'The placement test is not open yet', data: { signedIn: false } },
  },
  '/share/task/{taskId}/studentTask/{studentTaskId}/{shareKey}': {
    for: 'visitor',
    waits: { for: 'classes', text: 'This link leads to no report' },
  },
  '/home': { for: 'member', frame: blue },
  '/subscription': { for: 'member', frame: blue },
  '/subscription/bundles': { for: 'member', waits: billing },
  '/subscription/checkout': { for: 'member', waits: billing },
  '/profile': { for: 'member' },
  '/discounts': { for: 'member' },
  '/billing-history': { for: 'member' },
  '/following': { for: 'member', waits: { for: 'classes', text: 'Following somebody is not open yet' } },
  '/notifications': { for: 'member' },
  '/landingpage': { for: 'member', waits: { for: 'onboarding' } },
  '/practice/{practiceId}/result': { for: 'member', frame: { blueBackground: true } },
  '/task/{practiceId}/result': { for: 'member', frame: { blueBackground: true } },
  '/task/unfinished/{taskId}/{index}': { for: 'member', waits: classes },
  '/practice/{practiceId}/{questionIndex}': { for: 'member', frame: { hideHeader: true } },
  '/create-practice/{courseId}': { for: 'member' },
  '/rank/{courseId}': { for: 'member', waits: battles },
  '/game': { for: 'member', frame: blue, waits: battles },
  '/classes': { for: 'member', frame: blue, waits: classes },
  '/tasks': {
    for: 'member',
    frame: blue,
    waits: { for: 'classes', text: 'Tasks come with classes, and teachers cannot open classes here yet' },
  },
  '/classroom/{classId}/details': { for: 'member', waits: classes },
  '/file-details/{fileId}': { for: 'member', waits: classes },
  '/classroom/{classId}/hidden-tasks': { for: 'member', waits: classes },
  '/classroom/{classId}/tasks/{studentTaskId}': { for: 'member', waits: classes },
  '/classroom/{classId}/tasks/{studentTaskId}/error-review-session/{currentQuestionIndex?}': {
    for: 'member',
    frame: { hideHeader: true },
    waits: classes,
  },
  '/classroom/{classId}/tasks/{studentTaskId}/{taskId}/task-report-details': { for: 'member', waits: classes },
  '/classroom/{classId}/tasks/{taskId}/studentTasks/{studentTaskId}/multi-subject-student-task-report-details': {
    for: 'member',
    waits: classes,
  },
  '/classroom/{classId}/tasks/{studentTaskId}/view-all-errors': { for: 'member', waits: classes },
  '/classroom/{classId}/tasks/{studentTaskId}/view-error-practice': { for: 'member', waits: classes },
  '/error-logbook': { for: 'member' },
  '/error-logbook/{courseId}': { for: 'member' },
  '/error-logbook-statistics/{courseId}': { for: 'member' },
  '/learning-activity-statistics/{courseId}': { for: 'member', frame: { blueHeader: true } },
  '/question/{questionId}': { for: 'member' },
  // The two paths of the chat widget's frame: nothing of the site stands around them.
  '/chat-bot': { for: 'member', frame: bare },
  '/quiz-me': { for: 'member', frame: bare },
};

/** An address of a route that could exist. */
export function exampleOf(path: string): string {
  return path.replaceAll(/\{(\w+)\??\}/g, (_, name: string) => exampleParameters[name] ?? nobody);
}

const nobody = '00000000-0000-4000-8000-000000000000';
const exampleParameters: Record<string, string> = {
  courseId: 'year-6',
  subject: 'year-6',
  step: '1',
  index: '1',
  questionIndex: '1',
  currentQuestionIndex: '1',
};

/** The parameters in that address, by name. */
export function exampleParametersOf(path: string): Record<string, string> {
  return Object.fromEntries(
    [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => [name, exampleParameters[name] ?? nobody]),
  );
}
