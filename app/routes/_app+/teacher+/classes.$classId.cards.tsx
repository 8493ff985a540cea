import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CardsView } from '~/components/portal/cards-view';
import { ClassAccountsPage } from '~/graphql/classroom/prepared-accounts';
import { env } from '~/http/env.server';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { qrCode } from '~/loaders/qr-code.server';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `Cards for ${place.data?.school.name ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, ClassAccountsPage, { classId });
  const { preparedAccounts, id, name } = data.taughtClass;
  const address = new URL(paths.login(), env.SITE_URL ?? args.request.url).href;
  const cards = preparedAccounts.flatMap(({ firstPassword, ...account }) =>
    firstPassword === null ? [] : [{ ...account, firstPassword }],
  );
  return { school: { id, name }, cards, address, code: qrCode(address) };
}

export default function ClassCards() {
  const page = useLoaderData<typeof loader>();
  return <CardsView {...page} />;
}
