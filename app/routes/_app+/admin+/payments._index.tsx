import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminPaymentsView } from '~/components/admin/payments-view';
import { AdminPaymentsPage } from '~/graphql/admin/payment-pages';
import { dayAndTime } from '~/lib/day-labels';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'All payments | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const words = new URL(args.request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { viewer, data } = await signedInPage(args, AdminPaymentsPage, { words });
  const { timeZone } = viewer;
  const payments = data.watchedPayments.map((payment) => ({
    ...payment,
    day: dayAndTime(timeZone, new Date(payment.createdAt)),
  }));
  return { words, payments };
}

export default function AdminPayments() {
  const { words, payments } = useLoaderData<typeof loader>();
  return <AdminPaymentsView words={words} payments={payments} />;
}
