import { clearingNotices, noticeCookieName } from './notice-cookie';
import { readCookie } from './read-cookie';

/** Sentences that a redirect may carry to the next page; the cookie holds the key alone. */
const notices = {
  'practice-over': 'That practice is finished. Here is how it went.',
  'time-up': 'Time is up. What you sent counts, and what you had typed is kept here.',
  'answer-late': 'Your last answer arrived after the set had ended. It is kept with its question, not marked.',
  'password-changed': 'Your password is changed. Log in with the new one.',
  'logged-out': 'You are logged out.',
  'logged-out-here':
    'You are logged out in this browser. Our server did not answer, so it could not end the session on its side: change your password if somebody else may use it.',
  'nickname-changed': 'Others see your new name from now on.',
  'year-changed': 'Your year level is changed.',
  adjusted: 'Your adjustments count everywhere from now on.',
  'own-password-changed': 'Your password is changed, and every other browser is logged out.',
  followable: 'Others can follow you by your code now.',
  'not-followable': 'Nobody follows you any more.',
  followed: 'You follow this person now.',
  unfollowed: 'You do not follow this person any more. Nobody is told.',
  cheered: 'Your cheer is sent.',
  'copy-begun': 'We are making your copy. This page shows how far it is; you can leave meanwhile.',
  'deletion-planned': 'Your account will be deleted in seven days. Until then you can undo it here.',
  'deletion-undone': 'Your account stays, with everything in it.',
  'email-asked': 'We sent a mail to the new address. Follow its link within a day; until then the old one holds.',
  'email-changed': 'Your email address is changed. You log in with it from now on.',
  'session-ended': 'It is logged out there.',
  'sessions-ended': 'You are logged in on this browser alone.',
  'flag-changed': 'The flag is changed, for everybody from now on.',
  'inspection-changed': 'The inspector is switched. It counts from the next page that is loaded.',
  'report-decided': 'It is decided, and the student who reported it is told.',
  'report-seen': 'It is marked as looked at.',
  'job-again': 'The job is in line again.',
  'first-password': 'The password on your card was for today. Choose one that only you know, then log in with it.',
  'accounts-made': 'The accounts are made. Print the cards and hand them out.',
  'first-password-new': 'There is a new first password, and the old one opens nothing any more.',
  'class-made': 'The class is open. Show the code to your students, or send them the link.',
  'class-saved': 'The class is saved.',
  'class-archived': 'The class is in the archive. Nothing in it is lost, and it takes nobody new.',
  'class-restored': 'The class is open again.',
  'class-deleted': 'The class is deleted.',
  'code-renewed': 'This is the new code. The old one opens nothing any more.',
  'invitations-sent': 'The invitations are out. Whoever has an account with such an address finds it under Classes.',
  'co-teacher-asked': 'The invitation is out. A colleague with this address finds it in the portal.',
  'invitation-withdrawn': 'The invitation is taken back.',
  'teaching-accepted': 'You teach this class together now.',
  'teaching-declined': 'The invitation is gone.',
  'co-teacher-gone': 'That is done: this person teaches the class no longer.',
  'students-removed': 'They are out of the class, and told so.',
  'students-moved': 'They are in the other class now, and told so.',
  announced: 'It is on the page of the class, and your students are told.',
  'announcement-saved': 'The change is on the page of the class.',
  'announcement-deleted': 'The announcement is gone.',
  'group-made': 'The group is made. A task can be set for it.',
  'group-saved': 'The group is saved.',
  'group-deleted': 'The group is deleted. Its students keep what they have.',
  'files-shared': 'The files are shared. Your students hear of them in a few minutes.',
  'file-renamed': 'The file has its new name.',
  'file-deleted': 'The file is deleted. For a week you can bring it back, below.',
  'file-restored': 'The file is back.',
  'task-set': 'The task is set, and your students are told.',
  'task-draft-deleted': 'The draft is deleted.',
  'task-changed': 'The task is changed, and its students are told.',
  'task-students-added': 'They have the task now, and are told.',
  'task-closed': 'The task is closed. What was done is scored as it stands.',
  'task-reopened': 'The task takes work again, as long as its dates allow.',
  'task-copied': 'This is the copy. Look it through and set it.',
  'task-extended': 'The student has more time, and is told.',
  'task-extension-gone': 'The dates of the class hold for this student again.',
  'task-minutes-added': 'The minutes are added.',
  'task-mark-asked': 'Your teacher will look at it.',
  'task-mark-answered': 'Answered, and the student is told.',
  'task-points-changed': 'The points are changed, and all work is counted anew.',
  'task-excused': 'The task does not count for this student any more.',
  'task-not-excused': 'The task counts for this student again.',
  'task-handed-back': 'The work is back with the student, who is told.',
  'task-marked': 'Your mark is saved, and the student is told.',
  'task-commented': 'Your comment is saved, and the student is told.',
  'class-joined': 'You are in. Your teacher sees you in the class now.',
  'class-left': 'You are out of the class. Everything you practised stays yours.',
  'class-declined': 'The invitation is gone. Nobody is told.',
  'battle-settings': 'It is set, and counts from now on.',
  'plan-cancelled': 'The renewal is cancelled. Nothing more is charged, and everything stays open to the last day.',
  'plan-renews': 'The plan renews again, as before.',
  'payment-refunded': 'The payment is given back, and the family is told.',
  ...clearingNotices,
} as const;

export type NoticeKey = keyof typeof notices;

/** Set-Cookie value that shows a notice on the next page; it fades by itself after ten seconds. */
export function noticeCookie(key: NoticeKey): string {
  return `${noticeCookieName}=${key}; Max-Age=10; Path=/; SameSite=Lax`;
}

export function noticeFromCookies(header: string | null): string | null {
  const key = readCookie(header, noticeCookieName) ?? '';
  return Object.hasOwn(notices, key) ? notices[key as NoticeKey] : null;
}
