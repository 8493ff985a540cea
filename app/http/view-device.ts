import type { ViewDevice } from '../../rules/report-sharing';

/** What kind of device asks, as the log of a shared report tells it. Nothing else of the browser is kept. */
export function viewDevice(headers: Headers): ViewDevice {
  const name = headers.get('user-agent') ?? '';
  if (/iPad|Tablet|Android(?!.*\bMobile\b)/i.test(name)) return 'TABLET';
  return /\b(Mobi|Mobile|Android|iPhone|iPod)/i.test(name) ? 'PHONE' : 'COMPUTER';
}
