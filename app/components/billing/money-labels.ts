import type { MoneyCurrency } from '../../../rules/money/cents';

export { moneyText } from '../../../rules/money/cents';
export { termText } from '../../../rules/money/plans';

const dayFormat = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A calendar day (YYYY-MM-DD) as families read it: "4 December 2026". */
export const dayLabel = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** What the prices of a currency hold. */
export const taxLabel = (currency: MoneyCurrency): string =>
  currency === 'AUD' ? 'Australian dollars, GST included' : 'US dollars, taxes included';
