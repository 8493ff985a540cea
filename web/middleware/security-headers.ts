import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isFramedByUs } from '../../app/http/content-security-policy';

const permissions = [
  'accelerometer=()',
  'autoplay=(self)',
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
  'browsing-topics=()',
].join(', ');

/** Headers that every response carries. Pages set their Content-Security-Policy themselves. */
export function securityHeaders({ secure }: { secure: boolean }): RequestHandler {
  const hsts = { strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false };
  const withFrameOptions = (action: 'deny' | 'sameorigin') =>
    helmet({
      ...noUse,
      ...hsts,
      // Not no-referrer: browsers would then send "Origin: null" with our own forms.
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action },
    });
  const nobodyFrames = withFrameOptions('deny');
  const weFrame = withFrameOptions('sameorigin');
  // Scripts, styles and fonts are no documents: what is only for documents would be a third of a small file.
  const files = helmet({
    ...noUse,
    ...hsts,
    referrerPolicy: false,
    xFrameOptions: false,
    crossOriginOpenerPolicy: false,
  });
  // The address is the key: it goes nowhere, not even to ourselves. There is no form on these pages.
  const shared = helmet({
    ...noUse,
    ...hsts,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    if (request.url.startsWith('/assets/')) return files(request, response, next);
    response.setHeader('permissions-policy', permissions);
    if (isSharedByLink(request.url)) {
      response.setHeader('x-robots-tag', 'noindex, nofollow, noarchive');
      return shared(request, response, next);
    }
    (isFramedByUs(request.url) ? weFrame : nobodyFrames)(request, response, next);
  };
}

/** Short links to shared reports, the reports themselves, and their data. */
function isSharedByLink(url: string): boolean {
  return /^\/(?:s|share)\//i.test(url);
}

/** Set by the pages themselves, or of no use in the browsers we support. */
const noUse = {
  contentSecurityPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;
