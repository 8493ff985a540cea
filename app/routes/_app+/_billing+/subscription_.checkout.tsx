import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { type CheckoutProblem, CheckoutView, EmptyCheckout } from '~/components/billing/checkout-view';
import { PaidView } from '~/components/billing/paid-view';
import {
  CheckoutPage,
  ChooseVoucher,
  MakeParentKey,
  PaidPage,
  PayCart,
  RefreshMyPayment,
} from '~/graphql/billing/plan-pages';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { requestOrigin } from '~/http/trusted-request-headers.server';
import { billingPaths } from '~/lib/billing-paths';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { isUuid } from '../../../../rules/path-patterns';

export const meta: MetaFunction = () => [{ title: 'Checkout | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const paymentId = new URL(args.request.url).searchParams.get('payment');
  if (paymentId !== null && isUuid(paymentId)) return paidPage(args, paymentId);
  const { data: page } = await signedInPage(args, CheckoutPage);
  const codes = page.myVouchers.filter(({ state }) => state === 'OPEN').map(({ code }) => code);
  return { cart: page.myCart, codes, paid: null };
}

/** What the address says of a payment is not believed: the provider is asked. */
async function paidPage(args: LoaderFunctionArgs, id: string) {
  requireSession(args.request);
  const asked = await attempt(args.request, RefreshMyPayment, { id });
  const problem = !asked.ok && asked.failure.code === 'UNAVAILABLE' ? asked.failure.message : null;
  const { data: page } = await signedInPage(args, PaidPage, { id });
  return { cart: null, codes: [], paid: { payment: page.myPayment, problem } };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const intent = formText(form, 'intent');
  const code = formText(form, 'code');
  const payerEmail = formText(form, 'payerEmail').slice(0, 254);
  if (intent === 'voucher') {
    const outcome = await attempt(request, ChooseVoucher, { code: code.slice(0, 40) });
    if (outcome.ok) return redirect(billingPaths.checkout);
    return again(request, { intent, code, payerEmail }, outcome.failure);
  }
  if (intent === 'parent') {
    const outcome = await attempt(request, MakeParentKey, {});
    if (!outcome.ok) return again(request, { intent, code, payerEmail }, outcome.failure);
    const link = new URL(billingPaths.parentCheckout(outcome.data.makeParentKey), originOf(request)).href;
    return data({ problem: null, parentLink: link }, { status: 200 });
  }
  if (formText(form, 'agree') !== 'yes') {
    const message = 'Tick the box to agree, and to say you’re 18 or have a parent’s permission.';
    return data({ problem: { intent: 'pay', message, code, payerEmail }, parentLink: null }, { status: 400 });
  }
  const shownCents = Number(formText(form, 'cents'));
  const isNumber = Number.isInteger(shownCents) && Math.abs(shownCents) < 10_000_000;
  const outcome = await attempt(request, PayCart, { shownCents: isNumber ? shownCents : -1, payerEmail });
  if (!outcome.ok) return again(request, { intent: 'pay', code, payerEmail }, outcome.failure);
  const { pageUrl, paymentId } = outcome.data.payCart;
  return redirect(pageUrl ?? billingPaths.paid(paymentId));
});

function again(request: Request, form: Omit<CheckoutProblem, 'message'>, failure: Parameters<typeof actionFailure>[1]) {
  const { message, status } = failure.code === 'UNAVAILABLE' ? failure : actionFailure(request, failure);
  return data({ problem: { ...form, message }, parentLink: null }, { status });
}

function originOf(request: Request): string {
  return requestOrigin(request).origin ?? new URL(request.url).origin;
}

export default function Checkout() {
  const { cart, codes, paid } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (paid !== null) return <PaidView payment={paid.payment} problem={paid.problem} />;
  if (cart === null) return <EmptyCheckout />;
  return (
    <CheckoutView cart={cart} codes={codes} problem={reply?.problem ?? null} parentLink={reply?.parentLink ?? null} />
  );
}
