import { expect, it } from 'vitest';
import { currencyForHost, currencySymbol } from './currency';

it.each([
  ['marsmaths.com', 'usd'],
  ['www.marsmaths.com:443', 'usd'],
  ['learn.app.marsmaths.com', 'usd'],
  ['MARSMATHS.COM.', 'usd'],
  ['marsmaths.com.au', 'aud'],
  ['marsmaths.com.au:3000', 'aud'],
  ['learn.marsmaths.com.au', 'aud'],
  ['marsmaths.org', 'aud'],
  ['localhost:3000', 'aud'],
  ['notcom', 'aud'],
  ['com', 'aud'],
  ['', 'aud'],
])('%s sells in %s', (host, currency) => {
  expect(currencyForHost(host)).toBe(currency);
});

it('a host that is not listed never picks the currency, where hosts are listed', () => {
  const own = ['marsmaths.com', 'marsmaths.com.au'];
  expect(currencyForHost('x.com.au.evil.com', own)).toBe('aud');
  expect(currencyForHost('evilmarsmaths.com', own)).toBe('aud');
  expect(currencyForHost('marsmaths.com', own)).toBe('usd');
  expect(currencyForHost('www.marsmaths.com', own)).toBe('usd');
});

it('without a list the end of the host decides', () => {
  expect(currencyForHost('another.com', [])).toBe('usd');
});

it('shows A$ for Australian dollars', () => {
  expect(currencySymbol('aud')).toBe('A$');
  expect(currencySymbol('usd')).toBe('$');
});
