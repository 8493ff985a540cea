import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { TestPaymentView } from '~/components/billing/test-payment-view';
import { ConfirmTestPayment, PayTestPayment, TestPayment } from '~/graphql/billing/test-payment';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { publicPageMeta } from '~/lib/page-meta';
import type { RouteHandle } from '~/lib/route-handle';
import { safeRedirect } from '~/lib/safe-redirect';
import { pageFailure } from '~/loaders/page-failure.server';
import { actionFailure } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideHeader: true, hideAiBox: true };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Test payment',
    description: 'The built-in test payment page. The cards are made up, and nobody pays real money.',
    indexed: false,
  });

/** The page of the built-in test provider. It needs no account, as a provider's page does. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const outcome = await attempt(request, TestPayment, { ref: params.ref ?? '' }, { token: null });
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  return { payment: outcome.data.testPayment };
}

export const action = guardedAction(async ({ request, params, form }) => {
  const ref = params.ref ?? '';
  const intent = formText(form, 'intent');
  const number = formText(form, 'number');
  const outcome =
    intent === 'pay'
      ? await attempt(request, PayTestPayment, { ref, number, holder: formText(form, 'holder') }, { token: null })
      : await attempt(request, ConfirmTestPayment, { ref, agrees: intent === 'confirm' }, { token: null });
  if (!outcome.ok) {
    const { message, status } = actionFailure(request, outcome.failure);
    return data({ message, number }, { status });
  }
  const payment = 'payTestPayment' in outcome.data ? outcome.data.payTestPayment : outcome.data.confirmTestPayment;
  const isOver = payment.state !== 'CREATED' && payment.state !== 'NEEDS_ACTION';
  return redirect(isOver ? safeRedirect(payment.backTo, '/') : `/test-payments/${encodeURIComponent(ref)}`);
});

export default function TestPaymentRoute() {
  const { payment } = useLoaderData<typeof loader>();
  return <TestPaymentView payment={payment} problem={useActionData<typeof action>() ?? null} />;
}
