export type Currency = 'aud' | 'usd';

const defaultCurrency: Currency = 'aud';

/**
 * Currency of a site: usd for hosts ending in .com, aud for hosts ending in .com.au and for all others. Where the operator
 * has listed the site's hosts (`allowed`), any host that is neither one of them nor a subdomain of one gets the default,
 * so that a forged Host header never picks a price.
 */
export function currencyForHost(host: string, allowed: readonly string[] = []): Currency {
  const name = hostName(host);
  if (allowed.length > 0 && !allowed.some((own) => `.${name}`.endsWith(`.${hostName(own)}`))) return defaultCurrency;
  return name.endsWith('.com') ? 'usd' : defaultCurrency;
}

export function currencySymbol(currency: Currency): 'A$' | '$' {
  return currency === 'aud' ? 'A$' : '$';
}

function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
