import { redirect } from '@remix-run/node';
import type { AppFailure } from '../../lib/app-failure';
import type { ChartTable } from '../charts/chart-table';
import { csvText } from './csv';

/** A table as a file to keep. `nameParts` become its name: "error-logbook", "year-6", "weeks". */
export function csvDownload(nameParts: string[], table: ChartTable): Response {
  const name = nameParts.join('-').replaceAll(/[^a-zA-Z0-9-]/g, '');
  return new Response(csvText(table), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
}

/** A file that cannot be had. Who has to sign in or agree to the terms first is led to the page it belongs to. */
export function csvFailure({ code, message, status }: AppFailure, page: string): Response {
  if (code === 'UNAUTHENTICATED' || code === 'TERMS_NOT_ACCEPTED') {
    // An id from the address may hold any sign, and a header takes none outside Latin-1.
    const { pathname, search } = new URL(page, 'http://here.invalid');
    return redirect(`${pathname}${search}`);
  }
  return new Response(`${message}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** The table that ?table= names, with its name; the first one if it names none. */
export function tableOf(request: Request, tables: Record<string, ChartTable>): [string, ChartTable] {
  const wanted = new URL(request.url).searchParams.get('table');
  const all = Object.entries(tables) as [[string, ChartTable], ...[string, ChartTable][]];
  return all.find(([name]) => name === wanted) ?? all[0];
}
