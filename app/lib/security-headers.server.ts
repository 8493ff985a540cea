import { siteIsSecure } from './session.server';

/** Headers that every response carries, files too. */
export const commonHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  // Not no-referrer: browsers would then send "Origin: null" with our own forms.
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
  [
    'permissions-policy',
    'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), browsing-topics=()',
  ],
  ...(siteIsSecure() ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
];

/** Content-Security-Policy of a page whose own inline scripts and styles carry `nonce`. */
export function contentSecurityPolicy(nonce: string, options: { development: boolean }): string {
  const directives = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    // The development server puts styles into the page by script, without a nonce.
    options.development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    // KaTeX and the mascot set sizes and positions in style attributes.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'${options.development ? ' ws:' : ''}`,
    `media-src 'self'`,
    `frame-src 'self'`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `report-uri /api/csp-report`,
  ];
  return directives.join('; ');
}

/** For everything that belongs to one person: nothing on the way may keep it. */
export const privateCacheControl = 'private, no-store, no-transform';
