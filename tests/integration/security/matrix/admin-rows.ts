import { newId } from '../../../../server/platform/ids';
import { administrators, type Row } from './row';

/** What administrators alone may see and do. */
export const adminRows: Record<string, Row> = {
  'Query.flagSettings': {
    operation: () => ({ query: 'query Q { flagSettings { name mode percentage emails } }' }),
    outcomes: administrators,
  },
  'Query.auditEntries': {
    operation: () => ({ query: 'query Q { auditEntries { actor action subject detail } }' }),
    outcomes: administrators,
  },
  'Query.jobKinds': {
    operation: () => ({ query: 'query Q { jobKinds { name waiting running failed done lastAt nextAt } }' }),
    outcomes: administrators,
  },
  'Query.failedJobs': {
    operation: () => ({ query: 'query Q { failedJobs { id name reason tries failedAt } }' }),
    outcomes: administrators,
  },
  'Query.failedRows': {
    operation: () => ({ query: 'query Q { failedRows { job rowId reason tries failedAt nextTryAt } }' }),
    outcomes: administrators,
  },
  'Mutation.retryRow': {
    operation: () => ({
      query: 'mutation M($job: String!) { retryRow(job: $job) }',
      variables: { job: 'renewals' },
    }),
    outcomes: { ...administrators, admin: 'NOT_FOUND' },
  },
  'Mutation.retryJob': {
    operation: () => ({
      query: 'mutation M($id: ID!) { retryJob(id: $id) }',
      variables: { id: '00000000-0000-4000-8000-000000000000' },
    }),
    outcomes: { ...administrators, admin: 'NOT_FOUND' },
  },
  'Query.watchedClasses': {
    operation: () => ({ query: 'query Q { watchedClasses(words: "") { id name owner studentCount } }' }),
    outcomes: administrators,
  },
  'Query.watchedClass': {
    operation: ({ classId }) => ({
      query: `query Q($id: ID!) { watchedClass(classId: $id) {
        name owner coTeachers students files { name size } announcementCount } }`,
      variables: { id: classId },
    }),
    outcomes: { ...administrators, admin: 'own' },
  },
  'Mutation.setFlag': {
    operation: () => ({
      query: 'mutation M($input: SetFlagInput!) { setFlag(input: $input) }',
      variables: { input: { name: 'whiteboard', mode: 'DEFAULT', percentage: 0, emails: [] } },
    }),
    outcomes: administrators,
  },
  'Query.questionReports': {
    operation: () => ({ query: 'query Q { questionReports { questionId prompt reason answers { answer } } }' }),
    outcomes: administrators,
  },
  'Query.adminOverview': {
    operation: () => ({ query: 'query Q { adminOverview { questionReports people } }' }),
    outcomes: administrators,
  },
  'Mutation.decideQuestionReport': {
    operation: () => ({
      query:
        'mutation M($id: ID!) { decideQuestionReport(questionId: $id, decision: "REFUSED", answer: "It is right.") }',
      variables: { id: newId() },
    }),
    outcomes: { ...administrators, admin: 'NOT_FOUND' },
  },
  'Query.tutorReports': {
    operation: () => ({
      query: 'query Q { tutorReports { talkId number text reason bot scenario reportedAt seenAt } }',
    }),
    outcomes: administrators,
  },
  'Mutation.markTutorReport': {
    operation: () => ({
      query: 'mutation M($talkId: ID!) { markTutorReport(talkId: $talkId, number: 1) }',
      variables: { talkId: newId() },
    }),
    outcomes: { ...administrators, admin: 'NOT_FOUND' },
  },
  'Mutation.setInspection': {
    operation: ({ people }) => ({
      query: 'mutation M($email: String!) { setInspection(email: $email, on: true) }',
      variables: { email: people.owner.email },
    }),
    outcomes: administrators,
  },
  'Query.foundPeople': {
    operation: ({ people }) => ({
      query: 'query Q($words: String!) { foundPeople(words: $words) { id nickname email roles } }',
      variables: { words: people.owner.email },
    }),
    outcomes: { ...administrators, admin: 'own' },
  },
  'Query.viewedPerson': {
    operation: ({ people }) => ({
      query: 'query Q($id: ID!) { viewedPerson(id: $id) { person { nickname email roles } sessionCount } }',
      variables: { id: people.owner.id },
    }),
    outcomes: { ...administrators, admin: 'own' },
  },
  'Mutation.setAdministrator': {
    operation: ({ people }) => ({
      query: 'mutation M($id: ID!) { setAdministrator(personId: $id, on: true, reason: "Because.") }',
      variables: { id: people.owner.id },
    }),
    outcomes: { ...administrators, admin: 'CONFLICT' },
  },
  'Mutation.confirmSchool': {
    operation: ({ people }) => ({
      query: 'mutation M($id: ID!) { confirmSchool(personId: $id, on: true) }',
      variables: { id: people.owner.id },
    }),
    outcomes: { ...administrators, admin: 'CONFLICT' },
  },
  'Mutation.endSessionsOfPerson': {
    operation: () => ({
      query: 'mutation M($id: ID!) { endSessionsOfPerson(personId: $id) }',
      variables: { id: newId() },
    }),
    outcomes: { ...administrators, admin: 'NOT_FOUND' },
  },
};
