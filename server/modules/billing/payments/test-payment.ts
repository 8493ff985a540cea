import type { MoneyCurrency } from '../../../../rules/money/cents';
import type { PaymentState } from '../../../../rules/money/payment-state';
import { AppError } from '../../../platform/app-error';
import type { TestPaymentPage, TestProvider } from '../../../platform/payments/test-provider';
import type { Services } from '../../../platform/services';

/** What the page of the built-in test provider shows. */
export interface TestPayment {
  ref: string;
  amountCents: number;
  currency: MoneyCurrency;
  description: string;
  state: PaymentState;
  /** The path on this site that it leads back to. */
  backTo: string;
}

/** The test provider's page of a payment; who has its address may pay. @throws AppError NOT_FOUND also where real payments are on */
export async function testPayment(services: Services, ref: string): Promise<TestPayment> {
  return shown(await requireTestProvider(services).page(ref));
}

/** Pays with a test card. @throws AppError BAD_INPUT (no test card), NOT_FOUND */
export async function payTestPayment(
  services: Services,
  { ref, number, holder }: { ref: string; number: string; holder: string },
): Promise<TestPayment> {
  const provider = requireTestProvider(services);
  await testPayment(services, ref);
  const paid = await provider.pay(ref, { number: number.slice(0, 40), holder: holder.slice(0, 100) });
  if (paid === null) {
    throw new AppError('BAD_INPUT', 'Use one of the test cards on this page. Never type a real card here.', {
      details: { field: 'number' },
    });
  }
  return shown(paid);
}

/** Answers the second step, or gives the payment up. @throws AppError NOT_FOUND */
export async function confirmTestPayment(
  services: Services,
  { ref, agrees }: { ref: string; agrees: boolean },
): Promise<TestPayment> {
  return shown(await requireTestProvider(services).confirm(ref, agrees));
}

function requireTestProvider({ payments }: Services): TestProvider {
  if (payments?.name === 'test') return payments as TestProvider;
  throw noSuchPayment();
}

function shown(page: TestPaymentPage | null): TestPayment {
  if (page === null) throw noSuchPayment();
  const { returnUrl, ...rest } = page;
  const { pathname, search } = new URL(returnUrl);
  return { ...rest, backTo: pathname + search };
}

function noSuchPayment(): AppError {
  return new AppError('NOT_FOUND', 'Test payment not found.');
}
