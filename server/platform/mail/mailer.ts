/** The port for outgoing mail. Adapters: SMTP, or the local outbox table when no mail server is configured. */
export interface Mailer {
  send(mail: { to: string; subject: string; body: string }): Promise<void>;
}
