import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './client';
import { nameStatement } from './named-statements';

/** Stands in a compiled statement where a value goes. */
class Placeholder {
  constructor(readonly name: PropertyKey) {}
}

type ValueOf<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/**
 * A statement for the busiest paths: Kysely builds it once a process, and each connection parses and plans it once,
 * under `name`. Returns a function that runs it with the values of one call.
 *
 * Name every column: a plan of `select *` breaks when a migration adds one. Write constants that an index depends on
 * into the text (`sql.lit`), because a cached plan does not see values.
 */
export function prepared<Row, Values extends object>(
  name: string,
  build: (value: ValueOf<Values>, db: Db) => { compile(db: Db): CompiledQuery<Row> },
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= compile(name, db, build);
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

function compile<Row, Values extends object>(
  name: string,
  db: Db,
  build: (value: ValueOf<Values>, db: Db) => { compile(db: Db): CompiledQuery<Row> },
): CompiledQuery<Row> {
  const compiled = build((key) => sql`${new Placeholder(key)}`, db).compile(db);
  nameStatement(compiled.sql, name);
  return compiled;
}
