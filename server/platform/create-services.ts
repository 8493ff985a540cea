import { pino } from 'pino';
import type { Config } from '../config';
import { createDatabase, type Db } from '../db/client';
import { createHttpAdEvents } from './ad-events/http-ad-events';
import { createBackgroundWork } from './background/background-work';
import { type Clock, systemClock } from './clock';
import { createFileStore } from './files/create-file-store';
import { noFlagSource } from './flag-source/flag-source';
import { createRemoteFlagSource } from './flag-source/remote-flag-source';
import { createOpenidProvider } from './identity-provider/openid-provider';
import { createBossJobs } from './jobs/boss-jobs';
import { createChatCompletionsModel } from './language-model/chat-completions-model';
import { withDailyCeiling } from './language-model/daily-ceiling';
import type { LanguageModel } from './language-model/language-model';
import { createMemoryAttemptLimits } from './limits/memory-attempt-limits';
import { createOutboxMailer } from './mail/outbox-mailer';
import { createMailWaker } from './mail/send-waiting-mails';
import { createSmtpTransport } from './mail/smtp-transport';
import { createPaymentProvider } from './payments/create-payment-provider';
import { createPostgresUserEventSignal } from './pubsub/postgres-user-event-signal';
import { createRedisUserEventSignal } from './pubsub/redis-user-event-signal';
import type { UserEventSignal } from './pubsub/user-event-signal';
import type { Services } from './services';
import { createSolverWorker } from './solver-worker/solver-worker';
import { countStatement } from './statement-count';

/** Makes what modules use, as the configuration says; `replace` puts other adapters in place (tests). */
export function createServices(config: Config, replace: Partial<Services> = {}): Services {
  const clock = replace.clock ?? systemClock;
  const log = replace.log ?? pino({ level: config.logLevel, base: undefined });
  const onStatement = config.countSql ? countStatement : undefined;
  const db = replace.db ?? createDatabase(config.databaseUrl, { onStatement });
  const mailTransport =
    replace.mailTransport ?? (config.smtpUrl ? createSmtpTransport(config.smtpUrl, config.siteUrl) : null);
  const wakeMails = mailTransport === null ? null : createMailWaker(() => services, mailTransport);
  const services: Services = {
    db,
    clock,
    log,
    mail: replace.mail ?? createOutboxMailer(db, clock, wakeMails),
    mailTransport,
    userEventSignal: replace.userEventSignal ?? signalOf(config, db),
    limits: replace.limits ?? createMemoryAttemptLimits(),
    solver: replace.solver ?? createSolverWorker(),
    flagSource: replace.flagSource ?? (config.growthbook ? createRemoteFlagSource(config.growthbook) : noFlagSource),
    background: replace.background ?? createBackgroundWork(log),
    jobs: replace.jobs ?? createBossJobs({ db, databaseUrl: config.databaseUrl, log }),
    files: replace.files ?? createFileStore(config),
    adEvents: replace.adEvents ?? (config.adEvents ? createHttpAdEvents(config.adEvents) : null),
    languageModel: replace.languageModel ?? modelOf(config, clock),
    payments: replace.payments === undefined ? createPaymentProvider(config, { db, clock }) : replace.payments,
    identityProvider: replace.identityProvider ?? (config.openid ? createOpenidProvider(config.openid) : null),
    seller: config.seller,
    contactEmail: config.contactEmail,
    hasVceMockTest: config.hasVceMockTest,
    secret: config.secret,
    siteUrl: config.siteUrl,
  };
  return services;
}

function signalOf({ redisUrl, databaseUrl }: Config, db: Db): UserEventSignal {
  return redisUrl ? createRedisUserEventSignal(redisUrl) : createPostgresUserEventSignal(db, databaseUrl);
}

function modelOf({ languageModel }: Config, clock: Clock): LanguageModel | null {
  if (languageModel === undefined) return null;
  return withDailyCeiling(createChatCompletionsModel(languageModel), languageModel.callsADay, clock);
}

/** Ends what `createServices` opened. */
export async function closeServices(services: Services): Promise<void> {
  // A mail that is under way is left to whoever starts next: nobody waits for a mail server.
  services.mailTransport?.close();
  await services.jobs.stop();
  await services.background.settled();
  await services.languageModel?.close();
  await services.userEventSignal.close();
  await services.solver.close();
  await services.db.destroy();
}
