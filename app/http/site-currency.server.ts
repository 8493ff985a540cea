import { type Currency, currencyForHost } from '../../rules/currency';
import { siteNames } from './trusted-request-headers.server';

/** Currency of the host that a request came for; where the operator lists hosts, others get the default. */
export function siteCurrency(request: Request, { siteUrl, allowedHosts } = siteNames): Currency {
  const site = siteUrl === null ? [] : [new URL(siteUrl).host];
  return currencyForHost(
    request.headers.get('host') ?? '',
    allowedHosts.length === 0 ? [] : [...allowedHosts, ...site],
  );
}
