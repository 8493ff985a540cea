import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseMails } from '../../../server/modules/account-export/delete-account.repo';
import {
  cancelPayerPlan,
  exportedBilling,
  makeParentKey,
  myCart,
  myPlans,
  openCart,
  payerPlan,
  payParentCart,
  refreshParentCart,
  undoCancelPayerPlan,
} from '../../../server/modules/billing';
import { runBillingRound } from '../../../server/modules/billing/billing-round';
import { openPlanKey } from '../../../server/modules/billing/mails/plan-address';
import type { TestProvider } from '../../../server/platform/payments/test-provider';
import { makePerson, type Person } from '../backend/people';
import { startTestBackend, type TestBackend } from '../backend/test-backend';

const payerEmail = 'alex.payer@example.test';
let backend: TestBackend;
let student: Person;

beforeAll(async () => {
  backend = await startTestBackend({ SELLER_NAME: 'Red Planet Learning Pty Ltd', SELLER_ABN: '51 824 753 556' });
  student = await makePerson(backend.services);
});
afterAll(() => backend.stop());

const mailsTo = (address: string) =>
  backend.services.db
    .selectFrom('outbox_mails')
    .select(['subject', 'body'])
    .where('to_email', '=', address)
    .orderBy('created_at')
    .execute();

const keyIn = (body: string) => /\/plan\/([\w-]+)/.exec(body)?.[1] ?? '';

it('sends the receipt, the reminders and a link that cancels to the address that the payer gave', async () => {
  const { services, clock } = backend;
  const choice = { plan: 'ONE_COURSE' as const, months: 1 as const, currency: 'AUD' as const, courseIds: ['year-6'] };
  await openCart(services, student.viewer, { ...choice, backTo: null });
  const shownCents = (await myCart(services, student.viewer))?.totalCents ?? 0;
  const at = { key: await makeParentKey(services, student.viewer), clientAddress: '192.0.2.7' };
  const wrong = await payParentCart(services, { ...at, shownCents, payerEmail: 'no address' }).catch((error) => error);
  expect(wrong).toMatchObject({ code: 'BAD_INPUT' });
  const { pageUrl } = await payParentCart(services, { ...at, shownCents, payerEmail: ` ${payerEmail} ` });
  await (services.payments as TestProvider).pay(pageUrl?.split('/').at(-1) ?? '', {
    number: '4242 4242 4242 4242',
    holder: 'Alex Payer',
  });
  await refreshParentCart(services, at);
  await runBillingRound(services);

  const [receipt] = await mailsTo(payerEmail);
  expect(receipt?.subject).toBe('Receipt: Year 6 Maths');
  for (const line of [
    /^Tax receipt [0-9A-F]{8}$/m,
    /^Seller: Red Planet Learning Pty Ltd, ABN 51 824 753 556$/m,
    /^Buyer: alex\.payer@example\.test$/m,
    /^Item: Year 6 Maths, 1 month$/m,
    /^Paid: A\$24\.00$/m,
    /^Includes GST: A\$2\.18$/m,
  ])
    expect(receipt?.body).toMatch(line);
  const key = keyIn(receipt?.body ?? '');
  expect(await payerPlan(services, key)).toMatchObject({
    firstName: 'Robin',
    plan: { state: 'ACTIVE', payerEmail },
    payments: [{ buyer: payerEmail, seller: { abn: '51824753556' }, gstCents: 218 }],
  });

  clock.advance({ days: 39 });
  await runBillingRound(services);
  const reminder = (await mailsTo(payerEmail)).find(({ subject }) => subject.includes('renews'));
  expect(keyIn(reminder?.body ?? '')).not.toBe('');
  expect((await mailsTo(student.email)).filter(({ subject }) => /renews|Receipt/.test(subject))).toEqual([]);

  await cancelPayerPlan(services, key);
  await cancelPayerPlan(services, key);
  expect(await myPlans(services, student.viewer)).toMatchObject([{ state: 'CANCELLING' }]);
  await undoCancelPayerPlan(services, key);
  expect(await myPlans(services, student.viewer)).toMatchObject([{ state: 'ACTIVE' }]);
});

it('opens nothing by a changed key, one for another address, or one of another site', async () => {
  const { services } = backend;
  const [receipt] = await mailsTo(payerEmail);
  const key = keyIn(receipt?.body ?? '');
  const elsewhere = { ...services, secret: 'the secret of another site, as long as this one' };
  expect(openPlanKey(elsewhere, key)).toBeNull();
  for (const bad of ['', 'x', `${key}x`, key.slice(2), 'a'.repeat(5000)])
    expect(await payerPlan(services, bad)).toBeNull();
  await services.db.updateTable('plan_subscriptions').set({ payer_email: 'new@example.test' }).execute();
  expect(await payerPlan(services, key)).toBeNull();
  expect(await cancelPayerPlan(services, key).catch((error) => error)).toMatchObject({ code: 'NOT_FOUND' });
});

it('keeps the payer’s mails out of the student’s copy, and the address away when the account ends', async () => {
  const { services } = backend;
  expect(JSON.stringify(await exportedBilling.collect(services.db, student.id))).not.toContain('/plan/');
  await services.db.transaction().execute((trx) => eraseMails(trx, student.id));
  const left = await services.db.selectFrom('payments').select('payer_email').execute();
  expect(left).toEqual([{ payer_email: null }]);
  expect(await myPlans(services, student.viewer)).toMatchObject([{ payerEmail: null }]);
});
