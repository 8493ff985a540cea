import type { InlineSources } from './inline-sources';

/**
 * The two pages that the chat panel shows inside itself, and the preview of a PDF. Nothing else may ever be framed, and
 * these only by us.
 */
const framedAddress = /^\/(chat-bot|quiz-me|files\/[0-9a-fA-F-]{36}\/preview)(\?[^#]*)?$/;

/** Whether our own pages may frame this address (path and query, as asked for). */
export function isFramedByUs(address: string): boolean {
  return framedAddress.test(address);
}

/** The pages whose form leads on to Stripe's own page: browsers hold a form's redirects to the policy as well. */
const payingAddress = /^\/(subscription\/checkout|pay\/[^/?]+)\/?(\?[^#]*)?$/;
const stripePage = 'https://checkout.stripe.com';

/** Whether a form on this address (path and query) may end on the payment provider's page. */
export function leadsToPayment(address: string): boolean {
  return payingAddress.test(address);
}

interface PolicyOptions {
  development: boolean;
  /** Whether our own pages may frame this one. */
  framedByUs?: boolean;
  /** Whether a form on this page may end on the payment provider's page. */
  leadsToPayment?: boolean;
  /** Origin of the chat frame, where it is another than our own. */
  chatFrameOrigin?: string | null;
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
    `frame-src 'self'${options.chatFrameOrigin ? ` ${options.chatFrameOrigin}` : ''}`,
    `frame-ancestors ${options.framedByUs ? `'self'` : `'none'`}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'${options.leadsToPayment ? ` ${stripePage}` : ''}`,
    `report-uri /api/csp-report`,
  ];
  return directives.join('; ');
}
