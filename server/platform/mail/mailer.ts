export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** The id of the person whom it names, also where it goes to somebody else; null where that is nobody with an account. */
  about: string | null;
  /** Who gets the answer, where it is not us. */
  replyTo?: string;
}

/** The port for outgoing mail. Adapters: SMTP, or the local outbox table when no mail server is configured. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
