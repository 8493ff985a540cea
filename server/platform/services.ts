import type { Logger } from 'pino';
import type { DatabaseClient } from '../db/client';
import type { AdEvents } from './ad-events/ad-events';
import type { BackgroundWork } from './background/background-work';
import type { Clock } from './clock';
import type { FileStore } from './files/file-store';
import type { FlagSource } from './flag-source/flag-source';
import type { IdentityProvider } from './identity-provider/identity-provider';
import type { Jobs } from './jobs/jobs';
import type { LanguageModel } from './language-model/language-model';
import type { AttemptLimits } from './limits/attempt-limits';
import type { Mailer, MailTransport } from './mail/mailer';
import type { PaymentProvider } from './payments/payment-provider';
import type { UserEventSignal } from './pubsub/user-event-signal';
import type { SolverWorker } from './solver-worker/solver-worker';

/** What modules may use. Made once in build-app and handed to every module function as its first argument. */
export interface Services {
  db: DatabaseClient;
  clock: Clock;
  mail: Mailer;
  /** Null: mails are kept to be read. */
  mailTransport: MailTransport | null;
  /** Wakes the streams of a user after a commit; the events themselves are rows (module events). */
  userEventSignal: UserEventSignal;
  log: Logger;
  limits: AttemptLimits;
  /** Works typed problems out, beside the event loop. */
  solver: SolverWorker;
  background: BackgroundWork;
  /** Work for later, and again and again; once however many backends there are. */
  jobs: Jobs;
  /** Where the files of classes lie. */
  files: FileStore;
  /** A feature-flag service elsewhere, if the operator names one. */
  flagSource: FlagSource;
  /** Null: clicks on advertisements are stored here and go nowhere. */
  adEvents: AdEvents | null;
  /** Null: the built-in tutor's words alone. */
  languageModel: LanguageModel | null;
  /** Null: nothing can be bought. */
  payments: PaymentProvider | null;
  /** Who sells the plans, as receipts name it. */
  seller: { name: string; abn: string | null };
  /** Null: people sign in with a password alone. */
  identityProvider: IdentityProvider | null;
  /** Where messages of the contact form go. */
  contactEmail: string;
  /** Whether the badge of the VCE mock tests has an address to lead to. */
  hasVceMockTest: boolean;
  /** Secret for keyed hashes (share keys). At least 32 bytes. */
  secret: string;
  /** Where people reach the site, without a trailing slash; used in mails. */
  siteUrl: string;
}
