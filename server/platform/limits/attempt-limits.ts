/** How many counted attempts are allowed in how many seconds. */
export const attemptLimits = {
  /** Tries to sign in to one account from devices that it does not know; more of them cost a proof of work. */
  signInOfAccount: { points: 5, seconds: 15 * 60 },
  /** Wrong passwords of one account on one device that it knows: the device is strange to it for a while. */
  signInOnDevice: { points: 10, seconds: 15 * 60 },
  /** Wrong passwords from one address, on whatever account. Each pupil of a school may mistype once. */
  signInAtAddress: { points: 500, seconds: 15 * 60 },
  /** New accounts from one address; more of them cost a proof of work. */
  registerAtAddress: { points: 100, seconds: 60 * 60 },
  /** Answers of a provider of identities brought from one address: a school comes at once. */
  providerAtAddress: { points: 1000, seconds: 15 * 60 },
  /** Mails to one mailbox; more of them are not sent. */
  resetOfAccount: { points: 5, seconds: 60 * 60 },
  /** Names guessed of an account whose address nobody proved. */
  nameOfUnproved: { points: 5, seconds: 60 * 60 },
  /** Asked-for mails from one address; more of them cost a proof of work. */
  resetAtAddress: { points: 100, seconds: 60 * 60 },
  /** Each proof of work counts once; it is too old after this time. */
  proofUsed: { points: 1, seconds: 15 * 60 },
  /** Puzzles that one address was given; none is refused, but they become harder. */
  puzzleAtAddress: { points: 1, seconds: 15 * 60 },
  /** Waiting in place of the work, for browsers without scripts. */
  waitedAtAddress: { points: 30, seconds: 60 },
  /** Messages of the contact form: a school shares one address. */
  contactAtAddress: { points: 100, seconds: 60 * 60 },
  contactOfEmail: { points: 5, seconds: 60 * 60 },
  /** Clicks on advertisements. */
  clickAtAddress: { points: 300, seconds: 60 * 60 },
  /** Share codes and invitation codes that do not exist. */
  unknownCodeAtAddress: { points: 300, seconds: 15 * 60 },
  /** Questions replayed from the bank: each runs all checks. */
  replayAtAddress: { points: 300, seconds: 5 * 60 },
  /** Questions that visitors try: a school shares one address. */
  sampleAtAddress: { points: 600, seconds: 5 * 60 },
  /** New practices of one student: one after another, and on a long afternoon. */
  practiceInMinute: { points: 10, seconds: 60 },
  practiceInHour: { points: 60, seconds: 60 * 60 },
  /** Answers of one student, to all questions and to one. */
  answerInMinute: { points: 120, seconds: 60 },
  answerToQuestion: { points: 60, seconds: 60 * 60 },
  /** What is typed in a test and saved as it is typed: every 0.7 seconds at most, from two devices. */
  testAnswerInMinute: { points: 200, seconds: 60 },
  /** Lines of working of one student. */
  workingInMinute: { points: 60, seconds: 60 },
  /** Messages of one student to the tutor. */
  tutorMessage: { points: 60, seconds: 5 * 60 },
  /** Drawings that one student keeps or takes back. */
  boardInMinute: { points: 30, seconds: 60 },
  /** Join codes that open no class, typed by one person: guessing finds none in a lifetime. */
  wrongClassCode: { points: 20, seconds: 15 * 60 },
  /** New classes of one teacher. */
  classInHour: { points: 30, seconds: 60 * 60 },
  /** Lists of people whom one teacher asks into classes. */
  classInvitingInHour: { points: 60, seconds: 60 * 60 },
  /** Files that one teacher uploads. */
  classFileInHour: { points: 400, seconds: 60 * 60 },
  /** Announcements of one teacher. */
  announcementInHour: { points: 60, seconds: 60 * 60 },
  /** Lists of names that one teacher makes accounts of, and first passwords given anew. */
  preparedInHour: { points: 60, seconds: 60 * 60 },
  /** Passwords that somebody who is signed in types to change their account. */
  passwordOfViewer: { points: 10, seconds: 15 * 60 },
  /** Codes that nobody can be followed by. */
  wrongFollowCode: { points: 20, seconds: 15 * 60 },
  /** Copies of all own data. */
  copyInHour: { points: 6, seconds: 60 * 60 },
  /** Plans that one person puts into the cart, and codes of vouchers that they try. */
  cartInHour: { points: 60, seconds: 60 * 60 },
  voucherCode: { points: 20, seconds: 15 * 60 },
  /** Players that one student reports or blocks, and challenges and battles that one student begins. */
  battleReportInHour: { points: 60, seconds: 60 * 60 },
  battleInMinute: { points: 20, seconds: 60 },
  /** Codes that no challenge has. */
  wrongChallengeCode: { points: 20, seconds: 15 * 60 },
  /** Replies that a language model words for one student; more of them have the built-in words. */
  wordedInDay: { points: 150, seconds: 24 * 60 * 60 },
} as const;

export type LimitName = keyof typeof attemptLimits;

/** The port for counting attempts. Adapter: memory of this process; a shared store takes its place for several. */
export interface AttemptLimits {
  /** Seconds until the next attempt is allowed; 0 when it is allowed now. */
  blockedSeconds(limit: LimitName, key: string): Promise<number>;
  /** How many are counted now. */
  counted(limit: LimitName, key: string): Promise<number>;
  /** Counts one attempt; returns how many are counted now, this one among them. */
  count(limit: LimitName, key: string): Promise<number>;
  /** Takes one counted attempt back. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  /** Forgets what was counted. */
  forget(limit: LimitName, key: string): Promise<void>;
}
