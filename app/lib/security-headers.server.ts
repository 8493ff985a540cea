import { siteIsSecure } from '../http/session.server';
import type { InlineSources } from './visitor-pages/inline-sources';

/** The two pages that the chat panel shows inside itself. Nothing else may ever be framed, and these only by us. */
const framedAddress = /^\/(chat-bot|quiz-me)(\?[^#]*)?$/;

/** Whether our own pages may frame this address (path and query, as asked for). */
export function isFramedByUs(address: string): boolean {
  return framedAddress.test(address);
}

/** Headers that every response to this address carries, files too. */
export function headersFor(address: string): readonly (readonly [string, string])[] {
  const framing = ['x-frame-options', isFramedByUs(address) ? 'SAMEORIGIN' : 'DENY'] as const;
  const keeping = plainFiles.find(({ path }) => path.test(address));
  return keeping === undefined
    ? [...commonHeaders, framing]
    : [...commonHeaders, framing, ['cache-control', keeping.cacheControl]];
}

/**
 * remix-serve sends all files for a year to keep. That suits /assets, whose names change with their content; these keep
 * their names, and a worker that is kept so long could not even be mended.
 */
const plainFiles = [
  { path: /^\/service-worker\.js(\?|$)/, cacheControl: 'no-cache' },
  { path: /^\/(icons\/|media\/|manifest\.webmanifest|sharing\.png)/, cacheControl: 'public, max-age=3600' },
];

const commonHeaders: readonly (readonly [string, string])[] = [
  ['x-content-type-options', 'nosniff'],
  // Not no-referrer: browsers would then send "Origin: null" with our own forms.
  ['referrer-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  [
    'permissions-policy',
    'accelerometer=(), autoplay=(self), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=(), browsing-topics=()',
  ],
  ...(siteIsSecure() ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
];

interface PolicyOptions {
  development: boolean;
  /** Whether our own pages may frame this one. */
  framedByUs?: boolean;
}

/** Content-Security-Policy of a page; `inline` allows the scripts and styles that stand inside it. */
export function contentSecurityPolicy(inline: InlineSources, options: PolicyOptions): string {
  const directives = [
    `default-src 'self'`,
    `script-src 'self' ${inline.scripts}`,
    // The development server puts styles into the page by script, without a nonce.
    options.development ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' ${inline.styles}`,
    // KaTeX and the mascot set sizes and positions in style attributes.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'${options.development ? ' ws:' : ''}`,
    `media-src 'self'`,
    `frame-src 'self'`,
    `frame-ancestors ${options.framedByUs ? `'self'` : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `report-uri /api/csp-report`,
  ];
  return directives.join('; ');
}

/** For everything that belongs to one person: nothing on the way may keep it. */
export const privateCacheControl = 'private, no-store, no-transform';
