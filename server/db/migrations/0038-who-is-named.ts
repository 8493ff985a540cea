import { type Kysely, sql } from 'kysely';

/** Mails of the local outbox and notices know whom they name, wherever they went, and go with that person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table outbox_mails
    add column user_id uuid references users(id) on delete cascade,
    add column reply_to text`,
  'create index outbox_mails_user on outbox_mails (user_id) where user_id is not null',
  'update outbox_mails m set user_id = u.id from users u where lower(m.to_email) = lower(u.email)',
  // One parent may have several children here: the first name tells which of them a mail is about.
  `update outbox_mails m set user_id = u.id from users u
    where m.user_id is null and lower(m.to_email) = lower(u.parent_email)
      and position(split_part(u.nickname, ' ', 1) in m.subject || ' ' || m.body) > 0`,
  `update outbox_mails m set user_id = c.user_id from email_changes c
    where m.user_id is null and lower(m.to_email) = lower(c.email)`,
  `update outbox_mails m set reply_to = c.email from contact_messages c
    where m.subject like 'Contact form:%' and split_part(m.body, E'\\n', 1) like '%, ' || c.email`,

  'alter table notifications add column about_id uuid references users(id) on delete cascade',
  'create index notifications_about on notifications (about_id) where about_id is not null',
  `update notifications n set about_id = f.follower_id from follows f join users u on u.id = f.follower_id
    where n.user_id = f.followed_id and n.second_level_type in ('NEW_FOLLOWER', 'CHEER', 'BATTLE_CHALLENGE')
      and starts_with(n.message, split_part(u.nickname, ' ', 1) || ' ')`,
];
