import { describe, expect, it } from 'vitest';
import { AppFailure } from '../../lib/app-failure';
import { csvDownload, csvFailure, tableOf } from './csv-download.server';

const table = { columns: ['Day', 'Due'], rows: [['2026-04-15', 2]] };

describe('a table as a file', () => {
  it('is kept under a name that holds the course', async () => {
    const response = csvDownload(['error-logbook', 'year-6', 'due'], table);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="error-logbook-year-6-due.csv"');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('Day,Due\r\n2026-04-15,2\r\n');
  });

  it('has a name that cannot end the header', () => {
    expect(csvDownload(['a"\r\nb', '../c'], table).headers.get('content-disposition')).toBe(
      'attachment; filename="ab-c.csv"',
    );
  });

  it('is the one that the address names, or the first', () => {
    const tables = { weeks: table, due: table };
    const named = (query: string) => tableOf(new Request(`https://maths.test/chart.csv${query}`), tables)[0];
    expect([named('?table=due'), named('?table=constructor'), named('')]).toEqual(['due', 'weeks', 'weeks']);
  });

  it('leads to its page who must sign in or agree first, and tells others in a sentence', async () => {
    const failed = (code: string, status: number) =>
      csvFailure(new AppFailure({ code, status, message: 'Not now.', retryAfter: null, details: {} }), '/page');
    for (const code of ['UNAUTHENTICATED', 'TERMS_NOT_ACCEPTED']) {
      expect(failed(code, 401).headers.get('location')).toBe('/page');
    }
    const other = failed('UNAVAILABLE', 503);
    expect([other.status, await other.text()]).toEqual([503, 'Not now.\n']);
  });
});
