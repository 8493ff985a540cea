import { mailName } from '../../../rules/mail-name';

/**
 * How a mail to the address of an account begins. Before the mailbox is proved it may be a stranger's: then the name, which
 * somebody else may have chosen to be read there, is left out.
 */
export function greeting({ nickname, emailProved }: { nickname: string; emailProved: boolean }): string {
  const name = emailProved ? mailName(nickname) : null;
  return name === null ? 'Hello,' : `Hello ${name},`;
}
