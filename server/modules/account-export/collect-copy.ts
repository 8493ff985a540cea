import type { Db } from '../../db/client';
import { type ExportedRow, readRows } from './export.repo';
import { exportParts } from './export-parts';
import { findHiddenWork, type HiddenWork } from './hidden-questions';
import { type PersonTable, personTables } from './person-tables';

/** One part of a copy: rows under a name. */
export interface CopyPart {
  name: string;
  rows: readonly ExportedRow[];
}

const tables = personTables.filter(({ exportedAs }) => exportedAs === undefined);

/** How many parts a copy has. */
export const partCount = tables.length + exportParts.length;

/**
 * Everything that belongs to a person, part by part: one statement each. Of work whose answers are not out, and of open
 * questions, it tells no more than the pages do.
 */
export async function* collectCopy(db: Db, userId: string, now: Date): AsyncGenerator<CopyPart> {
  const hidden = await findHiddenWork(db, userId, now);
  for (const table of tables) {
    const rows = await readRows(db, table, userId);
    yield { name: table.table, rows: rows.map((row) => withoutHidden(row, table, hidden)) };
  }
  for (const { name, collect } of exportParts) {
    const part = await collect(db, userId);
    yield { name, rows: Array.isArray(part) ? part : [part as ExportedRow] };
  }
}

function withoutHidden(row: ExportedRow, { hidden: rule }: PersonTable, hidden: HiddenWork): ExportedRow {
  if (rule === undefined) return row;
  const id = String(row[rule.by]);
  const ids = rule.by === 'practice_id' ? hidden.practices : rule.alsoWhileOpen ? hidden.open : hidden.questions;
  if (!ids.has(id)) return row;
  return Object.fromEntries(Object.entries(row).filter(([column]) => !rule.columns.includes(column)));
}
