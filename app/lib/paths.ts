import { isQuestionIndex, isUuid } from '../../rules/path-patterns';
import type { PracticeMode, practiceModes } from '../../rules/practice-modes';
import { longestNext } from './safe-redirect';

/** Typed builders for every address that links and redirects use. */
export const paths = {
  landing: '/',
  home: '/home',
  courses: '/courses',
  courseContents: (courseId: string) => `/courses/${encodeURIComponent(courseId)}/contents`,
  courseIcon: (courseId: string) => `/courses/${encodeURIComponent(courseId)}/icon.svg`,
  createPractice: (
    courseId: string,
    query: {
      mode?: (typeof practiceModes)[PracticeMode]['slug'];
      topic?: string;
      /** The topic that was promised to come first. */
      first?: string;
      errors?: string[];
    } = {},
  ) => {
    const search = new URLSearchParams();
    if (query.mode) search.set('mode', query.mode);
    if (query.topic) search.set('topic', query.topic);
    if (query.first) search.set('first', query.first);
    for (const error of query.errors ?? []) search.append('error', error);
    const text = search.toString();
    return `/create-practice/${encodeURIComponent(courseId)}${text === '' ? '' : `?${text}`}`;
  },
  practiceQuestion: (practiceId: string, questionIndex: number) => `/practice/${practiceId}/${questionIndex}`,
  practiceResult: (practiceId: string) => `/practice/${practiceId}/result`,
  errorLogbook: '/error-logbook',
  courseErrorLogbook: (courseId: string) => `/error-logbook/${encodeURIComponent(courseId)}`,
  /** The review session of a course's logbook: where it was left, or one of its errors (1-based). */
  errorReview: (courseId: string, index?: number) =>
    `/error-logbook/${encodeURIComponent(courseId)}/error-review-session${index === undefined ? '' : `/${index}`}`,
  errorLogbookStatistics: (courseId: string) => `/error-logbook-statistics/${encodeURIComponent(courseId)}`,
  /** One of its tables as a file. */
  errorLogbookStatisticsFile: (courseId: string, table: string) =>
    `/error-logbook-statistics/${encodeURIComponent(courseId)}/chart.csv?table=${table}`,
  learningActivityStatistics: (courseId: string, range?: string) =>
    `/learning-activity-statistics/${encodeURIComponent(courseId)}${range === undefined ? '' : `?range=${range}`}`,
  learningActivityStatisticsFile: (courseId: string, range: string, table: string) =>
    `/learning-activity-statistics/${encodeURIComponent(courseId)}/chart.csv?range=${range}&table=${table}`,
  question: (questionId: string) => `/question/${questionId}`,
  classes: '/classes',
  /** The link that a teacher hands out; `code` as it is stored. */
  joinClass: (code: string) => `/classes/join/${encodeURIComponent(code)}`,
  classDetails: (classId: string) => `/classroom/${classId}/details`,
  teacher: '/teacher',
  teacherArchive: '/teacher/archive',
  newClass: '/teacher/classes/new',
  teacherClass: (classId: string, sort?: string) =>
    `/teacher/classes/${classId}${sort === undefined ? '' : `?sort=${encodeURIComponent(sort)}`}`,
  teacherClassJoin: (classId: string) => `/teacher/classes/${classId}/join`,
  teacherClassSettings: (classId: string) => `/teacher/classes/${classId}/settings`,
  teacherTasks: (classId: string) => `/teacher/classes/${classId}/tasks`,
  teacherBook: (classId: string, sort?: string) =>
    `/teacher/classes/${classId}/book${sort === undefined ? '' : `?sort=${encodeURIComponent(sort)}`}`,
  teacherTask: (taskId: string, filter?: string) =>
    `/teacher/tasks/${taskId}${filter === undefined ? '' : `?filter=${encodeURIComponent(filter)}`}`,
  teacherTaskStep: (taskId: string, step: string) => `/teacher/tasks/${taskId}/edit?step=${step}`,
  teacherStudentTask: (taskId: string, studentTaskId: string) => `/teacher/tasks/${taskId}/students/${studentTaskId}`,
  tasks: '/tasks',
  tasksTab: (tab: string) => `/tasks?tab=${encodeURIComponent(tab)}`,
  game: '/game',
  onboarding: (step: string, chosen: Query = {}) => `/onboarding/${step}${queryText('?', chosen)}`,
  sharedReport: (share: { taskId: string; studentTaskId: string; shareKey: string }) =>
    `/share/task/${share.taskId}/studentTask/${share.studentTaskId}/${share.shareKey}`,
  subscription: '/subscription',
  profile: '/profile',
  /** Asks for the mail that confirms the address of the account. */
  confirmEmail: '/confirm-email',
  shop: '/shop',
  following: '/following',
  giveSet: (code: string) => `/following/give/${encodeURIComponent(code)}`,
  billingHistory: '/billing-history',
  discounts: '/discounts',
  notifications: '/notifications',
  /** Notifications older than the one with this id. */
  olderNotifications: (after: string) => `/notifications?after=${encodeURIComponent(after)}`,
  invitations: (invitingCode: string) => `/invitations?invitingCode=${encodeURIComponent(invitingCode)}`,
  admin: '/admin',
  adminOutbox: '/admin/outbox',
  adminFlags: '/admin/flags',
  adminMachines: '/admin/machines',
  adminTutorReports: '/admin/tutor-reports',
  adminJobs: '/admin/jobs',
  adminKit: '/admin/kit',
  adminQuestionReports: '/admin/question-reports',
  adminAudit: '/admin/audit',
  adminPeople: '/admin/people',
  adminPerson: (personId: string) => `/admin/people/${personId}`,
  adminTemplates: '/admin/templates',
  adminClasses: '/admin/classes',
  adminTemplatesYear: (year: number) => `/admin/templates?year=${year}`,
  /** Template ids hold slashes, which stay: `/admin/templates/y6/unlike-fractions/add-two`. */
  adminTemplate: (templateId: string, seed?: string) => `/admin/templates/${templateId}${seedQuery('?', seed)}`,
  pricing: '/pricing',
  howWeCheck: '/how-we-check',
  replayYear: (year: number) => `/how-we-check/replay?year=${year}`,
  replay: (templateId: string, seed?: string) =>
    `/how-we-check/replay?template=${encodeURIComponent(templateId)}${seedQuery('&', seed)}`,
  forTeachers: '/for-teachers',
  forFamilies: '/for-families',
  forTutors: '/for-tutors',
  /** A real question to answer on the front page. */
  tryOne: '/#try',
  about: '/about',
  careers: '/careers',
  /** What the samples of a demo lead to. */
  sample: '/sample',
  contact: '/contact',
  contactSent: '/contact?sent=yes',
  faqs: '/faqs',
  faqsSearch: (words: string) => `/faqs?q=${encodeURIComponent(words)}`,
  pricingTerm: (months: number) => `/pricing?months=${months}`,
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
  login: (next?: string) => withNext('/login', next),
  /** Logging in at the provider of identities; `query` is what is gone on with. */
  providerLogin: (query: Query = {}) => `/login/provider${queryText('?', query)}`,
  /** What we still have to know of somebody whom the provider sent. */
  providerFinish: (query: string) => `/login/finish${query === '' ? '' : `?${query}`}`,
  logout: (next?: string) => withNext('/logout', next),
  /** Ends the session like logout, then goes on to the teachers' own site where there is one. */
  teacherLogout: '/logout?to=teacher',
  /** Registering, and then on to the page that asked for it; with the school year and courses that were chosen before. */
  registerFor: (next: string, chosen: Query = {}) => `${withNext('/register', next)}${queryText('&', chosen)}`,
  register: (invitingCode?: string) =>
    invitingCode === undefined ? '/register' : `/register?invitingCode=${encodeURIComponent(invitingCode)}`,
  registerAs: (role: 'TEACHER' | 'TUTOR') => `/register?role=${role}`,
  /** The helpers' own pages, shown inside the chat panel. */
  chatBot: (questionId?: string | null) =>
    `/chat-bot?ROLE=student${questionId == null ? '' : `&questionId=${encodeURIComponent(questionId)}`}`,
  /** Tutor Me for questions of any kind, whatever question is open. */
  askTutor: '/chat-bot?ROLE=student&bot=general',
  quizMe: ({ topicId, questionId }: { topicId?: string | null; questionId?: string | null } = {}) => {
    const search = new URLSearchParams({ ROLE: 'student' });
    if (topicId) search.set('topicId', topicId);
    if (questionId) search.set('questionId', questionId);
    return `/quiz-me?${search}`;
  },
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  api: {
    unresolvedCounts: '/api/unresolved-counts',
    aiCredit: '/api/ai-credit',
    events: '/api/events',
    /** The words of a reply that is still coming. */
    tutorWords: (talkId: string, number: number) => `/api/tutor-words/${talkId}/${number}`,
    questionHelp: (questionId: string) => `/api/question-help/${questionId}`,
    board: (questionId: string) => `/api/boards/${questionId}`,
    /** The same of a student, for their teacher. */
    studentBoard: (studentTaskId: string, questionId: string) => `/api/student-boards/${studentTaskId}/${questionId}`,
    boardKit: '/api/board-kit',
    chatWindow: '/api/chat-window',
    newNotifications: '/api/new-notifications',
    clearNotifications: '/api/clear-notifications',
    theme: '/api/theme',
    terms: '/api/terms',
    trialBanner: '/api/trial-banner',
    invitingLink: '/api/inviting-link',
    cspReport: '/api/csp-report',
    promo: '/api/promo',
  },
  /** Shown by the service worker while the site cannot be reached. */
  offline: '/offline',
  serviceWorker: (build: string) => `/service-worker.js?build=${encodeURIComponent(build)}`,
  ready: '/readyz',
  alive: '/healthz',
} as const;

/** School year and courses that were chosen before a page, for the sign-up after it; empty where none were. */
export type Chosen = { year: string; course: string[] };

/** Parameters of an address; one with several values stands there several times, an empty one not at all. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

export function queryText(joint: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query)) {
    for (const value of typeof values === 'string' ? [values] : values) if (value !== '') search.append(name, value);
  }
  return search.size === 0 ? '' : `${joint}${search}`;
}

function seedQuery(joint: string, seed: string | undefined): string {
  return seed === undefined ? '' : `${joint}seed=${encodeURIComponent(seed)}`;
}

/** An address that goes on to `next`. One that safeRedirect would refuse for its length is left out. */
function withNext(address: string, next: string | undefined): string {
  return next === undefined || next.length > longestNext ? address : `${address}?next=${encodeURIComponent(next)}`;
}

type Params = Record<string, string | undefined>;

/** Parameters of /practice/{practiceId}/{questionIndex}; null when the address has another shape. */
export function parsePracticeQuestionParams(params: Params): { practiceId: string; questionIndex: number } | null {
  const { practiceId = '', questionIndex = '' } = params;
  if (!isUuid(practiceId) || !isQuestionIndex(questionIndex)) return null;
  return { practiceId: practiceId.toLowerCase(), questionIndex: Number(questionIndex) };
}

/** A UUID parameter in lower case; null when it is none. */
export function parseUuidParam(params: Params, name: string): string | null {
  const value = params[name] ?? '';
  return isUuid(value) ? value.toLowerCase() : null;
}
