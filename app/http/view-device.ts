import type { ViewDevice } from '../../rules/report-sharing';

/** What kind of device asks, as the log of a shared report tells it. Nothing else of the browser is kept. */
export function viewDevice(headers: Headers): ViewDevice {
  const name = headers.get('user-agent') ?? '';
  if (/iPad|Tablet|Android(?!.*\bMobile\b)/i.test(name)) return 'TABLET';
  return /\b(Mobi|Mobile|Android|iPhone|iPod)/i.test(name) ? 'PHONE' : 'COMPUTER';
}

/** Programs that fetch a link to show what it leads to, or to search it. iMessage calls itself Facebook and Twitter. */
const programs =
  /(?<!\bcu)bot\b|facebookexternalhit|facebot|facebookcatalog|meta-external|whatsapp\/|preview|slack-img|kakaotalk-scrap|line-poker|embedly|crawler|spider|google-pagerenderer/i;

/**
 * Nobody reads what is asked for: a messenger fetches its preview, a browser what might be tapped next, or only the head is
 * wanted. The browsers inside Facebook and other apps are people.
 */
export function isPreview({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' ');
  return (
    method === 'HEAD' || /prefetch|prerender|preview/i.test(purpose) || programs.test(headers.get('user-agent') ?? '')
  );
}
