export { acceptTerms } from './accept-terms';
export { type InvitingCodeStanding, invitingCodeStanding } from './inviting-code-standing';
export { isStillAllowed } from './is-still-allowed';
export { hashPassword } from './password';
export { register } from './register';

export { requestPasswordReset } from './request-password-reset';
export { resetPassword } from './reset-password';
export { findViewer, openSession, type Session } from './sessions';
export { setInspection } from './set-inspection';
export { signIn } from './sign-in';
export { signOut } from './sign-out';
