import { createTransport } from 'nodemailer';
import { RefusedForGood, ServiceAway } from '../jobs/row-failures';
import type { MailTransport } from './mailer';

/** Milliseconds for the connection, and for each silence of the server: some look for viruses before they say yes. */
const defaultTimeouts = { connectMs: 10_000, silenceMs: 4 * 60_000 };

/** Sends through the mail server at `url` (smtp:// or smtps://), as the site's own no-reply address. */
export function createSmtpTransport(url: string, siteUrl: string, timeouts = defaultTimeouts): MailTransport {
  const { connectMs, silenceMs } = timeouts;
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  });
  const { hostname } = new URL(siteUrl);
  const from = `Marsmaths <no-reply@${hostname}>`;
  const closed = new AbortController();
  const isReachable = () =>
    transport.verify().then(
      () => true,
      () => false,
    );
  return {
    async deliver({ id, to, subject, body, replyTo }) {
      const mail = { from, to, subject, text: body, messageId: `<${id}@${hostname}>`, ...(replyTo ? { replyTo } : {}) };
      try {
        await untilClosed(transport.sendMail(mail), closed.signal);
      } catch (error) {
        const reason = reasonOf(error);
        if (isPermanent(error)) throw new RefusedForGood(reason);
        // A server that does not say what is wrong may be away, or choke on this very mail.
        if (closed.signal.aborted || !(await isReachable())) throw new ServiceAway(reason);
        throw new Error(reason);
      }
    },
    close() {
      closed.abort();
      transport.close();
    },
  };
}

function untilClosed<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('We are stopping.'));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** What the server said, without its text: that may hold the address. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  const words = [responseCode ?? code, command].filter((word) => typeof word === 'string' || typeof word === 'number');
  return `The mail server did not take it (${words.join(', ') || 'no reason given'}).`;
}

/** The address or the mail itself was refused by a code that says "never" (RFC 5321, 4.2.1). */
function isPermanent(error: unknown): boolean {
  const { responseCode, command } = (error ?? {}) as Record<string, unknown>;
  return typeof responseCode === 'number' && responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
