import type { Trx } from '../../db/client';

export interface Mail {
  to: string;
  subject: string;
  body: string;
  /** The id of the person whom it names, also where it goes to somebody else; null where that is nobody with an account. */
  about: string | null;
  /** Who gets the answer, where it is not us. */
  replyTo?: string;
}

/** The port for outgoing mail. */
export interface Mailer {
  /** Stores a mail, which a worker then sends: no request waits for a mail server. With `trx` it is there if that commits. */
  send(mail: Mail, trx?: Trx): Promise<void>;
}

/** The port to a mail server. */
export interface MailTransport {
  /**
   * Resolves once the server has taken the mail. Its Message-ID is made of `id`: a copy that is sent again can be known.
   *
   * @throws ServiceAway where the server can take none now, RefusedForGood where it will never take this one
   */
  deliver(mail: { id: string; to: string; subject: string; body: string; replyTo: string | null }): Promise<void>;
  /** Gives up on what is under way. */
  close(): void;
}
