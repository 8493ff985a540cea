import { type RawBuilder, sql } from 'kysely';

/**
 * Whether the school of the user `o` is proved: an administrator has confirmed it. Everything that asks asks here, so
 * another kind of proof has one place to be added.
 */
export const isProvedSchool: RawBuilder<boolean> = sql<boolean>`(o.school_confirmed_at is not null)`;

/** The same of the school of the class `c`, which is its owner's. */
export const isProvedClass: RawBuilder<boolean> = sql<boolean>`exists (
  select 1 from users o where o.id = c.teacher_id and ${isProvedSchool})`;
