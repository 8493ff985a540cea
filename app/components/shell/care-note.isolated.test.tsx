import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { CareLevel } from '../../../rules/care/care-level';
import { CareNote } from './care-note';
import { PageContext } from './page-context';

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<typeof import('@remix-run/react')>()),
  useNavigation: () => ({ state: 'idle' }),
  useFetchers: () => [],
}));

/** As the page server writes it: nothing is left for scripts to fill in. */
function htmlOf(care: CareLevel | null): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const page = new Writable({
      write(chunk, _encoding, done) {
        html += chunk;
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const value = { nonce: 'n', theme: null, personal: '', care, origin: '', build: '' };
    const note = (
      <PageContext.Provider value={value}>
        <CareNote />
      </PageContext.Provider>
    );
    const stream = renderToPipeableStream(note, { onAllReady: () => stream.pipe(page), onError: reject });
  });
}

it('shows whom one can talk to in the first HTML, with numbers to tap and a way to close it without scripts', async () => {
  const html = await htmlOf('danger');
  expect(html).toMatch(/^<div role="status"/);
  expect(html).toMatch(/<dialog open=""[^>]* aria-labelledby="care-title"/);
  expect(html.indexOf('tel:000')).toBeLessThan(html.indexOf('tel:1800551800'));
  expect(html).toContain('tel:131114');
  expect(html).toContain('<form method="dialog">');
  expect(html).not.toContain('<script');
});

it('is empty on every other page', async () => {
  expect(await htmlOf(null)).toMatch(/^<div role="status"[^>]*><\/div>$/);
});
