import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DiscountsView } from '~/components/account-pages/discounts-view';
import { DiscountsPage } from '~/graphql/account/discounts-page';
import { fullDay } from '~/lib/day-labels';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { alternative: true };
export const meta: MetaFunction = () => [{ title: 'Discounts | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, DiscountsPage);
  const inWords = (instant: string | null) =>
    instant === null ? null : fullDay(viewer.timeZone, new Date(new Date(instant).getTime() - 1));
  const vouchers = data.myVouchers.map(({ expiresAt, usedAt, createdAt: _, ...voucher }) => ({
    ...voucher,
    lastDay: inWords(expiresAt),
    usedOn: inWords(usedAt),
  }));
  return { vouchers, invitations: data.myInvitations };
}

export default function Discounts() {
  const { vouchers, invitations } = useLoaderData<typeof loader>();
  return <DiscountsView vouchers={vouchers} invitations={invitations} />;
}
