import { stringify } from 'csv-stringify/sync';
import type { ChartTable } from '../charts/chart-table';

/**
 * A table as CSV (RFC 4180): CRLF after each row, quotes around what needs them, and a byte order mark, without which Excel
 * reads "Zoë" as "ZoÃ«". Spreadsheets run a text that begins like a formula; with an apostrophe before it, it stays a text.
 */
export function csvText({ columns, rows }: ChartTable): string {
  return stringify([columns, ...rows], {
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /^\s|\s$|[\r\n]/,
    escape_formulas: true,
    cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
  });
}
