import { rowsOf } from './database';
import type { Account } from './quick-start';

/** As an administrator would for this one person. Every process hears of it. */
export async function switchFlagOn(name: string, { email }: Account): Promise<void> {
  await rowsOf(
    `insert into flag_settings (name, mode, percentage, emails, updated_at) values ($1, 'SOME', 0, $2, now())
     on conflict (name) do update set emails = flag_settings.emails || excluded.emails`,
    [name, [email]],
  );
  await rowsOf(`select pg_notify('user_events', 'story feature-flags')`, []);
}
