import { type Kysely, sql } from 'kysely';

/**
 * An administrator confirms the school of a teacher. What was awarded stays when its class is deleted, beside who owned
 * the class, so that the week's limits still count it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table users add column school_confirmed_at timestamptz',
  'alter table coin_awards add column owner_id uuid references users(id) on delete set null',
  'update coin_awards a set owner_id = c.teacher_id from classes c where c.id = a.class_id',
  'alter table coin_awards alter column class_id drop not null',
  'alter table coin_awards drop constraint coin_awards_class_id_fkey',
  `alter table coin_awards add constraint coin_awards_class_id_fkey
    foreign key (class_id) references classes(id) on delete set null`,
  'create index coin_awards_owner on coin_awards (owner_id, week)',
];
