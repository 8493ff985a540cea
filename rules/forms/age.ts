import { z } from 'zod';
import { ageInYears, consentAge } from '../age';
import { email } from './email';

const youngest = 4;
const oldest = 100;
const whole = (sentence: string) => z.coerce.number({ invalid_type_error: sentence }).int(sentence);
const monthSentence = 'Choose the month.';
const yearSentence = 'Type the year with four digits, such as 2012.';

/**
 * Month and year of birth, and a parent's address for whoever is under 15 on `today` (yyyy-MM-dd). Nothing of older
 * people's parents is read.
 */
export function ageForm(today: string) {
  return z
    .object({
      month: whole(monthSentence).min(1, monthSentence).max(12, monthSentence),
      year: whole(yearSentence).min(1000, yearSentence).max(9999, yearSentence),
      parentEmail: z.string().nullish(),
    })
    .transform(({ month, year, parentEmail }, context) => {
      const birthMonth = `${year}-${String(month).padStart(2, '0')}-01`;
      const age = ageInYears(birthMonth, today);
      if (age < youngest || age > oldest) {
        context.addIssue({ code: 'custom', path: ['year'], message: 'That year doesn’t look right. Please check it.' });
        return z.NEVER;
      }
      if (age >= consentAge) return { birthMonth, parentEmail: null };
      const address = email.safeParse(parentEmail ?? '');
      if (!address.success) {
        const message = `If you’re under ${consentAge}, we email a parent or carer. Type their email address.`;
        context.addIssue({ code: 'custom', path: ['parentEmail'], message });
        return z.NEVER;
      }
      return { birthMonth, parentEmail: address.data };
    });
}
