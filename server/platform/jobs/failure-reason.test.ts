import { expect, it } from 'vitest';
import { AppError } from '../app-error';
import { failureReason } from './failure-reason';

it('keeps what people typed out of the reason', () => {
  const refused = Object.assign(new Error('Key (email)=(mia@home.test) already exists.'), {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email',
  });
  expect(failureReason(refused)).toBe('Database error 23505 users_email');
});

it('says what else went wrong', () => {
  expect(failureReason(new AppError('UNAVAILABLE', 'The store is away.'))).toBe('The store is away.');
  expect(failureReason(new TypeError('x is no function'))).toBe('TypeError: x is no function');
  expect(failureReason('thrown text')).toBe('unknown');
});
