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

/** Headers that every response carries, files too. Pages set their Content-Security-Policy themselves. */
export function securityHeaders({ secure }: { secure: boolean }): RequestHandler {
  const withFrameOptions = (action: 'deny' | 'sameorigin') =>
    helmet({
      contentSecurityPolicy: false,
      // Not no-referrer: browsers would then send "Origin: null" with our own forms.
      referrerPolicy: { policy: 'same-origin' },
      strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      xFrameOptions: { action },
      // Of no use in the browsers we support, and every file of a first load would carry them.
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
    });
  const nobodyFrames = withFrameOptions('deny');
  const weFrame = withFrameOptions('sameorigin');
  return (request, response, next) => {
    response.setHeader('permissions-policy', permissions);
    (isFramedByUs(request.url) ? weFrame : nobodyFrames)(request, response, next);
  };
}
