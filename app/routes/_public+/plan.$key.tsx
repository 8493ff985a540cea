import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PayerPlanView } from '~/components/billing/payer-plan-view';
import { PublicFrame } from '~/components/shell/public-frame';
import { CancelPayerPlan, PayerPlan, UndoCancelPayerPlan } from '~/graphql/billing/payer-pages';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { AppFailure } from '~/lib/app-failure';
import { billingPaths } from '~/lib/billing-paths';
import { publicPageMeta } from '~/lib/page-meta';
import { publicFrame } from '~/loaders/frame.server';
import { pageFailure } from '~/loaders/page-failure.server';
import { actionFailure } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Plan and receipts',
    description: 'See or cancel a plan you pay for. No account needed.',
    indexed: false,
  });

const keyOf = (params: LoaderFunctionArgs['params']) => (params.key ?? '').slice(0, 1000);

/** What the link in a payer's mails opens, without an account. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const outcome = await attempt(request, PayerPlan, { key: keyOf(params) }, { token: null });
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const { payerPlan } = outcome.data;
  if (payerPlan === null) {
    const message = 'Plan not found. Use the link in our latest email.';
    throw pageFailure(
      request,
      new AppFailure({ code: 'NOT_FOUND', status: 404, message, retryAfter: null, details: {} }),
    );
  }
  return { plan: payerPlan, ...(await publicFrame(request)) };
}

/** Cancels the renewal, or takes that back. */
export const action = guardedAction(async ({ request, params, form }) => {
  const key = keyOf(params);
  const operation = formText(form, 'intent') === 'undo' ? UndoCancelPayerPlan : CancelPayerPlan;
  const outcome = await attempt<unknown, { key: string }>(request, operation, { key }, { token: null });
  if (outcome.ok) return redirect(billingPaths.payerPlan(key));
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ message }, { status });
});

export default function PayerPlanRoute() {
  const { plan } = useLoaderData<typeof loader>();
  return (
    <PublicFrame>
      <PayerPlanView {...plan} problem={useActionData<typeof action>()?.message ?? null} />
    </PublicFrame>
  );
}
