import { expect, it } from 'vitest';
import { pdfWords } from '../../tests/pdf-words';
import { receiptOf } from '../components/billing/receipt';
import { receiptFile } from './receipt-file.server';

const payment = {
  id: '0f3c1d2e-0000-4000-8000-000000000000',
  number: '0F3C1D2E',
  description: 'Year 6 Maths, 6 months',
  isRenewal: false,
  state: 'SETTLED',
  currency: 'AUD',
  amountCents: 11_000,
  voucherCents: 1000,
  gstCents: 1000,
  cardLabel: 'Test card ending in 4242',
  failure: null,
  createdAt: '2026-11-23T02:00:00Z',
  settledAt: '2026-11-23T02:01:00Z',
  firstDay: '2026-11-23',
  lastDay: '2027-05-23',
  refund: null,
  refundedAt: null,
  buyer: 'alex.payer@example.test',
  seller: { name: 'Red Planet Learning Pty Ltd', abn: '51824753556' },
} as const;

it('holds what was paid, for what, the voucher and the tax', async () => {
  const file = await receiptFile(receiptOf(payment, { name: 'Robin', timeZone: 'Australia/Sydney' }));
  expect(Buffer.from(file.subarray(0, 5)).toString()).toBe('%PDF-');
  const words = pdfWords(file);
  for (const line of [
    'Marsmaths: tax receipt',
    '0F3C1D2E',
    'Robin',
    'Year 6 Maths, 6 months',
    '23 November 2026 to 23 May 2027',
    'A$120.00',
    '-A$10.00',
    'A$110.00',
    'Includes GST',
    'Red Planet Learning Pty Ltd, ABN 51 824 753 556',
    'alex.payer@example.test',
    'Test card ending in 4242',
  ]) {
    expect(words).toContain(line);
  }
});

it('calls itself no tax receipt where the seller has no ABN', () => {
  const { title, lines } = receiptOf(
    { ...payment, seller: { name: 'Marsmaths', abn: null } },
    { name: 'Robin', timeZone: 'Australia/Sydney' },
  );
  expect(title).toBe('Marsmaths: receipt');
  expect(lines.map(({ label }) => label)).not.toContain('Includes GST');
});
