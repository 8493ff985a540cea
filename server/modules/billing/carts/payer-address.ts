import { z } from 'zod';
import { email } from '../../../../rules/forms/email';
import { parseInput } from '../../../platform/parse-input';

const form = z.object({ payerEmail: email });

/** The address that a payer typed for receipts and reminders; none where it is empty. @throws AppError BAD_INPUT */
export function payerAddress(typed: string | null): string | null {
  if (typed === null || typed.trim() === '') return null;
  return parseInput(form, { payerEmail: typed }).payerEmail;
}
