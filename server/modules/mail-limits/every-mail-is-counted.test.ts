import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const modules = join(import.meta.dirname, '..');

/** Mails that are counted somewhere else, or that nobody causes to another's mailbox. */
const elsewhere = [
  // Counted when somebody is invited, so that the teacher learns what was not sent.
  'classroom/invitation-mails.ts',
  // Written once for each event of the billing, and to the payer.
  'billing/mails/send-mails.ts',
  // To us alone.
  'contact/send-contact-message.ts',
];

it('sends no mail without counting it by its kind', () => {
  const uncounted = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => {
      const text = readFileSync(join(modules, file), 'utf8');
      const sent = text.match(/\bmail\.send\(/g)?.length ?? 0;
      const counts = text.includes('mail-limits/index');
      const counted = text.match(/\btakeMails?(OrRefuse)?\(/g)?.length ?? 0;
      return sent > (counts ? counted : 0);
    });
  expect(uncounted.sort()).toEqual([...elsewhere].sort());
});
