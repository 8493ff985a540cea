export { acceptTerms } from './accept-terms';
export { endOtherSessions, endSession } from './end-sessions';
export { newInvitingCode } from './inviting-code';
export { type InvitingCodeStanding, invitingCodeStanding } from './inviting-code-standing';
export { isStillAllowed } from './is-still-allowed';
export type { Device, KnownDevice } from './known-devices';
export { listSessions, type OpenSession } from './list-sessions';
export { lockPeople, lockPerson } from './lock-person.repo';
export { hashPassword } from './password';
export { confirmSchool } from './people/confirm-school';
export { endSessionsOfPerson } from './people/end-sessions-of-person';
export { findPeople, type Person, type PersonDetails, viewPerson } from './people/find-people';
export { setAdministrator } from './people/set-administrator';
export { firstPassword } from './prepared/first-password';
export { prepareAccounts, renewFirstPassword } from './prepared/prepared-accounts';
export { moveCare } from './prepared/prepared-accounts.repo';
export { type AccountFacts, accountFacts } from './profile/account-facts';
export { confirmEmailChange, requestEmailChange } from './profile/change-email';
export { changePassword, requirePassword } from './profile/change-password';
export {
  changeNickname,
  changeTimeZone,
  changeYearLevel,
  setAdjustments,
  yearLevelFreeDay,
} from './profile/change-profile';
export { openSteps, setGoal, setSchool, setStudyHour, setTeaching, skipOwnStep } from './profile/own-steps';
export { requestEmailProof } from './profile/prove-email';
export { ageInYears, isUnder13, setAge } from './profile/set-age';
export { setChatWindow } from './profile/set-chat-window';
export type { Proof } from './proof-of-work';
export {
  linkProvider,
  type ProviderNewcomer,
  providerNewcomer,
  registerByProvider,
} from './provider/provider-newcomer';
export {
  beginProviderSignIn,
  finishProviderSignIn,
  type ProviderReturn,
  providerSignOutUrl,
} from './provider/provider-sign-in';
export { unlinkProvider } from './provider/unlink-provider';
export { register } from './register';
export { requestPasswordReset } from './request-password-reset';
export { passwordResetLink, resetPassword } from './reset-password';
export { findViewer, openSession, type SignedIn } from './sessions';
export { setInspection } from './set-inspection';
export { signIn } from './sign-in';
export { signOut } from './sign-out';
