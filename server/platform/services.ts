import type { Logger } from 'pino';
import type { Db } from '../db/client';
import type { BackgroundWork } from './background/background-work';
import type { Clock } from './clock';
import type { AttemptLimits } from './limits/attempt-limits';
import type { Mailer } from './mail/mailer';
import type { UserEventSignal } from './pubsub/user-event-signal';

/** What modules may use. Made once in build-app and handed to every module function as its first argument. */
export interface Services {
  db: Db;
  clock: Clock;
  mail: Mailer;
  /** Wakes the streams of a user after a commit; the events themselves are rows (module events). */
  userEventSignal: UserEventSignal;
  log: Logger;
  limits: AttemptLimits;
  background: BackgroundWork;
  /** Secret for keyed hashes (share keys). At least 32 bytes. */
  secret: string;
  /** Where people reach the site, without a trailing slash; used in mails. */
  siteUrl: string;
}
