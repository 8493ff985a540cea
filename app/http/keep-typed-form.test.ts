import { data, redirect } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { withTypedForm } from './keep-typed-form.server';

const away = () => data({ code: 'UNAVAILABLE', message: 'Away.' }, { status: 503 });
function formOf(pairs: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of pairs) form.append(name, value);
  return form;
}
const announcement: [string, string][] = [
  ['creationKey', 'k1'],
  ['seen', ''],
  ['seen', 'calm'],
  ['body', 'Bring a ruler.\nAnd a compass.'],
];

describe('a failure takes along what was typed', () => {
  it('where the server is away, with every other field as it came', () => {
    expect(withTypedForm(away(), formOf(announcement))).toMatchObject({
      data: {
        code: 'UNAVAILABLE',
        kept: {
          what: 'text',
          typed: { name: 'body', value: 'Bring a ruler.\nAnd a compass.' },
          fields: [
            ['creationKey', 'k1'],
            ['seen', ''],
            ['seen', 'calm'],
          ],
        },
      },
      init: { status: 503 },
    });
  });

  it('where the session is over, for a long text', () => {
    const thrown = withTypedForm(redirect('/logout?next=%2Fhome'), formOf(announcement));
    expect(thrown).toMatchObject({ data: { code: 'UNAUTHENTICATED', kept: { what: 'text' } }, init: { status: 401 } });
    const login = redirect('/login');
    expect(withTypedForm(login, formOf([['name', 'Comet']]))).toBe(login);
  });

  it.each<[string, unknown, [string, string][]]>([
    [
      'a password',
      away(),
      [
        ['nickname', 'Comet'],
        ['password', 'secret'],
      ],
    ],
    ['nothing typed', away(), [['body', '  ']]],
    ['another failure', data({ code: 'NOT_FOUND', message: 'No.' }, { status: 404 }), announcement],
    ['a redirect elsewhere', redirect('/home'), announcement],
  ])('never with %s', (_what, thrown, pairs) => {
    expect(withTypedForm(thrown, formOf(pairs))).toBe(thrown);
  });
});
