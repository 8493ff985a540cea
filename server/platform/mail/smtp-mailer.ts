import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer';

/** Sends through the mail server at `url` (smtp:// or smtps://), as the site's own no-reply address. */
export function createSmtpMailer(url: string, siteUrl: string): Mailer {
  const transport = createTransport(url);
  const from = `Marsmaths <no-reply@${new URL(siteUrl).hostname}>`;
  return {
    async send({ to, subject, body, replyTo }) {
      await transport.sendMail({ from, to, replyTo, subject, text: body });
    },
  };
}
