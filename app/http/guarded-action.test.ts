import { describe, expect, it, vi } from 'vitest';
import { formText, guardedAction } from './guarded-action.server';
import { guardedResource } from './guarded-resource.server';

const own = { host: 'localhost:3000', 'x-mm-origin': 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

async function post(
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer> = 'answer=3',
  method = 'POST',
) {
  const write = vi.fn(async ({ form, request }: { form: FormData; request: Request }) => ({
    answer: formText(form, 'answer'),
    again: (await request.formData()).get('answer'),
  }));
  const request = new Request('http://localhost:3000/x', { method, headers, body });
  const result = await guardedAction(write)({ request, params: {}, context: {} }).catch(
    (refused: Response) => refused.status,
  );
  return { result, wrote: write.mock.calls.length };
}

describe('guardedAction', () => {
  it('hands over the form, readable twice', async () => {
    expect(await post({ ...own, ...formType })).toEqual({ result: { answer: '3', again: '3' }, wrote: 1 });
  });

  const origins = ['https://evil.example', 'null', 'garbage', ''];
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];
  it.each(origins.flatMap((origin) => types.map((type) => [origin, type])))(
    'origin %j with %s: 403, nothing written',
    async (origin, type) => {
      const headers: Record<string, string> = { ...own, 'content-type': type };
      if (origin === '') delete headers['x-mm-origin'];
      else headers['x-mm-origin'] = origin;
      expect(await post(headers)).toEqual({ result: 403, wrote: 0 });
    },
  );

  it.each([
    [{ ...own, ...formType, host: 'evil.example', 'x-mm-origin': 'http://evil.example' }, 403],
    [{ ...own, ...formType, 'sec-fetch-site': 'cross-site' }, 403],
    [{ ...own, 'content-type': 'application/json' }, 415],
    [{ ...own, 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ])('refuses %o', async (headers, status) => {
    expect(await post(headers)).toEqual({ result: status, wrote: 0 });
  });

  it('refuses other methods and bodies without measure', async () => {
    expect(await post({ ...own, ...formType }, 'a=1', 'PUT')).toEqual({ result: 405, wrote: 0 });
    expect(await post({ ...own, ...formType }, new Uint8Array(300_000))).toEqual({ result: 413, wrote: 0 });
  });
});

describe('guardedResource', () => {
  const read = async (headers: Record<string, string>, audience?: 'anyone') => {
    const loader = guardedResource(() => Response.json({ secret: 1 }), { audience });
    const request = new Request('http://localhost:3000/api/x', { headers: { host: 'localhost:3000', ...headers } });
    return loader({ request, params: {}, context: {} });
  };

  it('answers our own pages, and nothing on the way keeps it', async () => {
    const response = await read({ 'sec-fetch-site': 'same-origin' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  const foreign: Record<string, string>[] = [
    {},
    { 'x-mm-origin': 'null' },
    { 'x-mm-origin': 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  it.each(foreign)('refuses %o', async (headers) => {
    const response = await read(headers);
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('secret');
  });

  it('health checks are for anyone', async () => {
    expect((await read({}, 'anyone')).status).toBe(200);
  });
});
