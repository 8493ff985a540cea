import { hashPassword } from '../../../../server/modules/identity';
import { password } from '../../backend/test-backend';
import { acceptedTerms, administrators, everyone, type Row, signedIn } from './row';
import type { World } from './world';

const fixed = (query: string, variables?: Record<string, unknown>) => () => ({ query, variables });

async function sessionIdOf({ backend, people }: World): Promise<string> {
  const rows = backend.services.db.selectFrom('sessions').select('id').where('user_id', '=', people.owner.id);
  return (await rows.executeTakeFirstOrThrow()).id;
}

/** Accounts, terms, notices, money, shared reports, the outbox and the stream of events. */
export const coreRows: Record<string, Row> = {
  'Query.viewer': {
    operation: fixed('query Q { viewer { id nickname roles coins flags { name on } } }'),
    outcomes: { ...everyone('clean'), visitor: 'null', owner: 'own' },
  },
  'Query.currentUser': { operation: fixed('query Q { currentUser { username email } }'), outcomes: signedIn },
  'Query.profile': { operation: fixed('query Q { profile { id nickname cognitoUid } }'), outcomes: signedIn },
  'Query.userProfile': { operation: fixed('query Q { userProfile { email roles } }'), outcomes: signedIn },
  'Query.invitingCode': {
    operation: async (world) => {
      const { id } = world.people.owner;
      const code = `OWNERS${id.slice(0, 4)}`;
      world.canaries.push(code);
      const change = world.backend.services.db.updateTable('users').set({ inviting_code: code });
      await change.where('id', '=', id).execute();
      return { query: 'query Q { invitingCode { code } }' };
    },
    outcomes: signedIn,
  },
  'Query.signupTc': {
    operation: fixed('query Q { signupTc { acceptTcTime } }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Query.discounts': { operation: fixed('query Q { discounts { id } }'), outcomes: signedIn },
  'Query.newNotifications': {
    operation: fixed('query Q { newNotifications(recentDays: 2) { id message } }'),
    outcomes: signedIn,
  },
  'Query.notifications': {
    operation: fixed('query Q { notifications { items { id message } } }'),
    outcomes: acceptedTerms,
  },
  'Query.myAiCredit': {
    operation: fixed('query Q { myAiCredit { creditsUsed totalCredits } }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Query.studentTaskReportShareInfo': {
    operation: ({ shortCode }) => ({
      query: 'query Q($code: String!) { studentTaskReportShareInfo(shortenedUrl: $code) { taskId studentTaskId } }',
      variables: { code: shortCode },
    }),
    outcomes: everyone('clean'),
  },
  'Query.sample': {
    operation: fixed(
      'query Q { sample(topicId: "86-add-and-subtract-unlike-fractions", number: 1, steps: false) { number } }',
    ),
    outcomes: everyone('clean'),
  },
  'Query.placementStep': {
    operation: fixed('query Q { placementStep(courseId: "year-7", begin: true) { askedCount question { prompt } } }'),
    outcomes: everyone('clean'),
  },
  'Query.placementFreeFrom': {
    operation: fixed('query Q { placementFreeFrom(courseId: "year-7") }'),
    outcomes: { ...everyone('null'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.keepPlacement': {
    operation: fixed('mutation M { keepPlacement(run: "of somebody else") }'),
    outcomes: { ...everyone('BAD_INPUT'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'Query.outbox': {
    operation: fixed('query Q { outbox { to subject body } }'),
    outcomes: administrators,
  },
  'Query.bank': { operation: fixed('query Q { bank { templates topics } }'), outcomes: everyone('clean') },
  'Query.bankTopics': {
    operation: fixed('query Q { bankTopics(year: 6) { topic { id } templates { id } } }'),
    outcomes: everyone('clean'),
  },
  'Query.replay': {
    operation: fixed('query Q { replay(templateId: "y6/unlike-fractions/add-two", seed: "s1") { keyLatex } }'),
    outcomes: everyone('clean'),
  },
  'Query.bankCoverage': { operation: fixed('query Q { bankCoverage { easy } }'), outcomes: administrators },
  'Query.templatePreview': {
    operation: fixed('query Q { templatePreview(templateId: "y6/unlike-fractions/add-two", seed: "s1") { params } }'),
    outcomes: administrators,
  },
  'Query.prices': { operation: fixed('query Q { prices(currency: AUD) { cents } }'), outcomes: everyone('clean') },
  'Query.visitorFlags': { operation: fixed('query Q { visitorFlags { name on } }'), outcomes: everyone('clean') },
  'Query.invitingCodeStanding': {
    operation: fixed('query Q { invitingCodeStanding(code: "NOBODYS") }'),
    outcomes: everyone('clean'),
  },
  'Mutation.sendContactMessage': {
    operation: ({ people }) => ({
      query: 'mutation M($input: ContactMessageInput!) { sendContactMessage(input: $input) }',
      variables: { input: { name: people.owner.id, email: 'no address', topic: 'OTHER', message: 'A message.' } },
    }),
    outcomes: everyone('BAD_INPUT'),
  },
  'Mutation.recordLandingClick': {
    operation: fixed('mutation M { recordLandingClick(clickId: "E.C.P.matrix") }'),
    outcomes: everyone('clean'),
  },
  'Mutation.register': {
    operation: ({ people }) => ({
      query: 'mutation M($input: RegisterInput!) { register(input: $input) { token } }',
      variables: { input: { email: people.owner.email, password, nickname: 'Thief', role: 'TEACHER' } },
    }),
    outcomes: everyone('EMAIL_TAKEN'),
  },
  'Query.providerNewcomer': {
    operation: fixed('query Q { providerNewcomer(ticket: "made up") { email } }'),
    outcomes: everyone('UNPROCESSABLE'),
  },
  'Query.providerSignOutUrl': {
    operation: fixed('query Q { providerSignOutUrl }'),
    outcomes: everyone('null'),
  },
  'Mutation.beginProviderSignIn': {
    operation: fixed('mutation M { beginProviderSignIn(returnTo: "") { url } }'),
    outcomes: everyone('NOT_FOUND'),
  },
  'Mutation.finishProviderSignIn': {
    operation: fixed('mutation M { finishProviderSignIn(flow: "made up", query: "?code=1") { ticket } }'),
    outcomes: everyone('NOT_FOUND'),
  },
  'Mutation.registerByProvider': {
    operation: fixed(
      'mutation M { registerByProvider(ticket: "made up", input: { nickname: "Thief", role: TEACHER }) { token } }',
    ),
    outcomes: everyone('UNPROCESSABLE'),
  },
  'Mutation.linkProvider': {
    operation: ({ people }) => ({
      query: 'mutation M($email: String!) { linkProvider(ticket: "made up", email: $email, password: "x") { token } }',
      variables: { email: people.owner.email },
    }),
    outcomes: everyone('UNPROCESSABLE'),
  },
  'Mutation.unlinkProvider': {
    operation: fixed('mutation M { unlinkProvider(current: "a wrong guess") }'),
    outcomes: { ...everyone('NOT_FOUND'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.signIn': {
    operation: async ({ backend, people }) => {
      const change = backend.services.db.updateTable('users').set({ password_hash: await hashPassword(password) });
      await change.where('id', '=', people.owner.id).execute();
      return {
        query: 'mutation M($email: String!) { signIn(email: $email, password: "a wrong guess") { token } }',
        variables: { email: people.owner.email },
      };
    },
    // Five tries of strangers are free.
    outcomes: {
      ...everyone('BAD_INPUT'),
      tutor: 'PROOF_NEEDED',
      admin: 'PROOF_NEEDED',
      owner: 'PROOF_NEEDED',
      formerTeacher: 'BAD_INPUT',
      otherTeacher: 'BAD_INPUT',
    },
  },
  'Mutation.signOut': { operation: fixed('mutation M { signOut }'), outcomes: everyone('clean') },
  'Query.sessions': {
    operation: async (world) => {
      world.canaries.push(await sessionIdOf(world));
      return { query: 'query Q { sessions { id device lastSeenAt current } }' };
    },
    outcomes: signedIn,
  },
  'Mutation.endSession': {
    operation: async (world) => ({
      query: 'mutation M($id: ID!) { endSession(id: $id) }',
      variables: { id: await sessionIdOf(world) },
    }),
    outcomes: { ...everyone('NOT_FOUND'), visitor: 'UNAUTHENTICATED', owner: 'clean' },
  },
  'Mutation.endOtherSessions': {
    operation: fixed('mutation M { endOtherSessions }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.requestPasswordReset': {
    operation: ({ people }) => ({
      query: 'mutation M($email: String!) { requestPasswordReset(email: $email) }',
      variables: { email: people.owner.email },
    }),
    outcomes: everyone('clean'),
  },
  'Query.passwordResetLink': {
    operation: fixed('query Q { passwordResetLink(token: "invented") { needsName } }'),
    outcomes: everyone('null'),
  },
  'Mutation.resetPassword': {
    operation: fixed('mutation M { resetPassword(token: "invented", password: "a new password") { token } }'),
    outcomes: everyone('UNPROCESSABLE'),
  },
  'Mutation.setSignupTc': {
    operation: fixed('mutation M { setSignupTc { acceptTcTime } }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.recordSignupTcAfterSignup': {
    operation: fixed('mutation M { recordSignupTcAfterSignup { acceptTcTime } }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED' },
  },
  'Mutation.clearNotifications': {
    operation: fixed('mutation M { clearNotifications(recentDays: 2) }'),
    outcomes: { ...everyone('clean'), visitor: 'UNAUTHENTICATED', notAccepted: 'TERMS_NOT_ACCEPTED' },
  },
  'SubscriptionRoot.userEvents': {
    operation: fixed('subscription S { userEvents(after: "0") { id kind notification { id message } } }'),
    outcomes: acceptedTerms,
  },
};
