import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChallengeView } from '~/components/battle/challenge-view';
import { isFlagOn } from '~/components/shell/is-flag-on';
import { ViewerPage } from '~/graphql/shell/page-viewer';
import { guardedAction } from '~/http/guarded-action.server';
import { AppFailure } from '~/lib/app-failure';
import { paths } from '~/lib/paths';
import { beginBattle } from '~/loaders/begin-battle.server';
import { pageFailure } from '~/loaders/page-failure.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';
import { battlesOff } from '../../../../rules/battle/messages';

export const meta: MetaFunction = () => [{ title: 'A challenge | Marsmaths' }];

/** Where the link of a challenge leads: nothing begins before it is accepted. */
export async function loader(args: LoaderFunctionArgs) {
  const code = args.params.code ?? '';
  const { viewer } = await signedInPage(args, ViewerPage);
  if (!isFlagOn(viewer, 'battles')) {
    throw pageFailure(args.request, new AppFailure({ code: 'SWITCHED_OFF', status: 404, message: battlesOff }));
  }
  if (!/^[\w-]{1,20}$/.test(code)) throw redirect(paths.game);
  return { code };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  return beginBattle(request, form);
});

export default function AcceptChallenge() {
  const { code } = useLoaderData<typeof loader>();
  return <ChallengeView code={code} refused={useActionData<typeof action>() ?? null} />;
}
