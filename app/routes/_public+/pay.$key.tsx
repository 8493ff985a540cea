import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ParentCheckoutView } from '~/components/billing/parent-checkout-view';
import { PublicFrame } from '~/components/shell/public-frame';
import { ParentCart, PayParentCart, RefreshParentCart } from '~/graphql/billing/parent-pages';
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
    title: 'Pay for a plan',
    description:
      'Your child has asked you to pay for a course. See the price and the terms, and pay here. No account needed.',
    indexed: false,
  });

/** What a parent's link opens, without an account. Coming back from paying, the provider is asked first. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const key = (params.key ?? '').slice(0, 100);
  if (new URL(request.url).searchParams.has('back'))
    await attempt(request, RefreshParentCart, { key }, { token: null });
  const outcome = await attempt(request, ParentCart, { key }, { token: null });
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const { parentCart } = outcome.data;
  if (parentCart === null) {
    const message = 'This link doesn’t work any more. Ask your child for a new one.';
    throw pageFailure(
      request,
      new AppFailure({ code: 'NOT_FOUND', status: 404, message, retryAfter: null, details: {} }),
    );
  }
  return { cart: parentCart, ...(await publicFrame(request)) };
}

export const action = guardedAction(async ({ request, params, form }) => {
  const key = (params.key ?? '').slice(0, 100);
  const payerEmail = formText(form, 'payerEmail').trim().slice(0, 254);
  if (payerEmail === '')
    return data({ message: 'Enter your email so we can send the receipt.', payerEmail }, { status: 400 });
  if (formText(form, 'agree') !== 'yes') {
    return data({ message: 'Tick the box to agree, and to say you’re 18 or older.', payerEmail }, { status: 400 });
  }
  const cents = Number(formText(form, 'cents'));
  const shownCents = Number.isInteger(cents) && Math.abs(cents) < 10_000_000 ? cents : -1;
  const outcome = await attempt(request, PayParentCart, { key, shownCents, payerEmail }, { token: null });
  if (outcome.ok) return redirect(outcome.data.payParentCart.pageUrl ?? `${billingPaths.parentCheckout(key)}?back=yes`);
  const { failure } = outcome;
  const { message, status } = failure.code === 'UNAVAILABLE' ? failure : actionFailure(request, failure);
  return data({ message, payerEmail }, { status });
});

export default function ParentCheckout() {
  const { cart } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <PublicFrame>
      <ParentCheckoutView {...cart} problem={reply?.message ?? null} payerEmail={reply?.payerEmail ?? ''} />
    </PublicFrame>
  );
}
