import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminPaymentView } from '~/components/admin/payment-view';
import { AdminPaymentPage, RefundPayment } from '~/graphql/admin/payment-pages';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { billingPaths } from '~/lib/billing-paths';
import { dayAndTime } from '~/lib/day-labels';
import { noticeCookie } from '~/lib/notice';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'One payment | Marsmaths' }];

/** Administrators only. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data: page } = await signedInPage(args, AdminPaymentPage, { id: args.params.paymentId ?? '' });
  const { payment, lines } = page.watchedPayment;
  const inWords = (instant: string) => dayAndTime(viewer.timeZone, new Date(instant));
  return {
    payment: { ...payment, day: inWords(payment.createdAt) },
    lines: lines.map(({ at, ...line }) => ({ ...line, day: inWords(at) })),
  };
}

/** Gives the whole payment back. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const id = params.paymentId ?? '';
  const reason = formText(form, 'reason');
  const outcome = await attempt(request, RefundPayment, { id, reason: reason.slice(0, 1000) });
  if (outcome.ok) {
    return redirect(billingPaths.adminPayment(id), { headers: { 'set-cookie': noticeCookie('payment-refunded') } });
  }
  const { failure } = outcome;
  const { message, status } = failure.code === 'UNAVAILABLE' ? failure : actionFailure(request, failure);
  return data({ message, reason }, { status });
});

export default function AdminPayment() {
  const { payment, lines } = useLoaderData<typeof loader>();
  return <AdminPaymentView payment={payment} lines={lines} problem={useActionData<typeof action>() ?? null} />;
}
