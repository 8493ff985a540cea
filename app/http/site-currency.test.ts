import { describe, expect, it } from 'vitest';
import { siteCurrency } from './site-currency.server';

const at = (host: string) => new Request('http://localhost/pricing', { headers: { host } });

describe('the currency of a site', () => {
  it('follows the host where nothing is configured', () => {
    expect(siteCurrency(at('marsmaths.com'), { siteUrl: null, allowedHosts: [] })).toBe('usd');
    expect(siteCurrency(at('www.marsmaths.com:8080'), { siteUrl: null, allowedHosts: [] })).toBe('usd');
    expect(siteCurrency(at('marsmaths.com.au'), { siteUrl: null, allowedHosts: [] })).toBe('aud');
    expect(siteCurrency(at('localhost:3000'), { siteUrl: null, allowedHosts: [] })).toBe('aud');
  });

  it('follows the host too where only the address of the site is set', () =>
    expect(siteCurrency(at('marsmaths.com'), { siteUrl: 'https://marsmaths.com.au', allowedHosts: [] })).toBe('usd'));

  it('is the default for hosts beside a configured list', () => {
    const names = { siteUrl: 'https://marsmaths.com', allowedHosts: ['marsmaths.com.au'] };
    expect(siteCurrency(at('other.com'), names)).toBe('aud');
    expect(siteCurrency(at('marsmaths.com'), names)).toBe('usd');
  });
});
