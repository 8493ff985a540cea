import { type Currency, currencyForHost } from '../../rules/currency';
import { siteNames } from './trusted-request-headers.server';

/** Currency of the host that a request came for; a host that is not ours gets the default. */
export function siteCurrency(request: Request): Currency {
  const own = [...siteNames.allowedHosts];
  if (siteNames.siteUrl !== null) own.push(new URL(siteNames.siteUrl).host);
  return currencyForHost(request.headers.get('host') ?? '', own);
}
