import { expect, it } from 'vitest';
import { personalCookie, personalFromCookies, personalOf } from './personal';

it('goes through the cookie and comes back', () => {
  const words = personalOf({ adjustments: ['spacing', 'calm'], avatar: 'skin-2 comet-frame dusk' });
  expect(words).toBe('spacing calm skin-2 comet-frame dusk');
  const [pair = ''] = personalCookie(words).split(';');
  expect(personalFromCookies(`a=b; ${pair}`)).toBe(words);
});

it('takes the cookie away when there is nothing to copy', () => {
  expect(personalCookie(personalOf({ adjustments: [], avatar: null }))).toContain('Max-Age=0');
});

it('reads nothing of a cookie that is not ours', () => {
  expect(personalFromCookies('mm_personal="><script>')).toBe('');
  expect(personalFromCookies(null)).toBe('');
});
