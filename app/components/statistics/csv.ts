import type { ChartTable } from '../charts/chart-table';

/** A table as CSV (RFC 4180): CRLF after each row, quotes around what needs them, UTF-8 without a mark. */
export function csvText({ columns, rows }: ChartTable): string {
  return [columns, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = harmless(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run a text that begins like a formula; with an apostrophe before it, it stays a text. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
