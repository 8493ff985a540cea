/** When credits renew, as `hh:mm A DD/MM/YYYY` in the viewer's time zone: "12:00 AM 21/11/2026". Empty for what is no time. */
export function renewalTime(nextResetTime: string, timeZone: string): string {
  const time = new Date(nextResetTime);
  if (Number.isNaN(time.getTime())) return '';
  const format = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hourCycle: 'h12',
    hour: '2-digit',
    minute: '2-digit',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
  const half = (parts.get('dayPeriod') ?? '').toUpperCase().replaceAll('.', '');
  const day = `${parts.get('day')}/${parts.get('month')}/${parts.get('year')}`;
  return `${parts.get('hour')}:${parts.get('minute')} ${half} ${day}`;
}
