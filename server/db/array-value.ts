import { type RawBuilder, sql } from 'kysely';

/**
 * A list as an array for `any(…)` and `unnest(…)`. A list of none or one is written so that the planner sees how short it
 * is: for a bound array it reckons with ten, finds one plan for all values too dear, and plans such a statement anew each
 * time it runs (docs/decisions/0056).
 */
export function arrayValue(values: readonly string[], type: 'uuid' | 'text'): RawBuilder<string[]> {
  const array = sql.raw<string[]>(`${type}[]`);
  if (values.length > 1) return sql`${[...values]}::${array}`;
  return values.length === 0 ? sql`array[]::${array}` : sql`array[${values[0]}::${sql.raw(type)}]`;
}
