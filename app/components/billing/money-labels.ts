import type { MoneyCurrency } from '../../../rules/money/cents';

export { moneyText } from '../../../rules/money/cents';
export { termText } from '../../../rules/money/plans';

const dayFormat = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

// Months in full: short names differ between browsers and our server.
const dayInYearFormat = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A calendar day without its year: "4 December". */
export const dayInYearLabel = (day: string): string => dayInYearFormat.format(new Date(`${day}T00:00:00Z`));

/** A calendar day (YYYY-MM-DD) as families read it: "4 December 2026". */
export const dayLabel = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** What the prices of a currency hold. */
export const taxLabel = (currency: MoneyCurrency): string =>
  currency === 'AUD' ? 'Australian dollars, GST included' : 'US dollars, taxes included';
