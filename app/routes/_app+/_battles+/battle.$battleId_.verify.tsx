import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { VerifyView } from '~/components/battle/verify-view';
import { VerifyPage } from '~/graphql/battle/verify-page';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction = () => [{ title: 'Battle check | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const battleId = parseUuidParam(args.params, 'battleId');
  if (battleId === null) throw redirect(paths.game);
  const { data } = await signedInPage(args, VerifyPage, { battleId });
  const { verifiedBattle, battleRecord } = data;
  return { battleId, verified: verifiedBattle, publicKey: battleRecord.publicKey };
}

export default function VerifyBattle() {
  const { battleId, verified, publicKey } = useLoaderData<typeof loader>();
  return <VerifyView battleId={battleId} verified={verified} publicKey={publicKey} />;
}
