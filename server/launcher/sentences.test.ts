import { expect, test } from 'vitest';
import { StartError } from '../../scripts/lib/start-error.mjs';
import { startFailure } from './sentences';

test('a reason to act on is told as it is', () => {
  expect(startFailure(new StartError('Port 3000 is taken.'), '/logs')).toBe('Port 3000 is taken.');
});

test('a database of a newer release is named as such', () => {
  const error = Object.assign(new Error('unknown migration'), { code: 'DATABASE_NEWER' });
  expect(startFailure(error, '/logs')).toContain('written by a newer release of Marsmaths');
});

test('anything else becomes one sentence without stack or password', () => {
  const error = new Error('cannot use postgres://user:secret@host/db.\nmore');
  expect(startFailure(error, '/logs')).toBe(
    'Marsmaths could not start (cannot use the database): details are in /logs.',
  );
});
