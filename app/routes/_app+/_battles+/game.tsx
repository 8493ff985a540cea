import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LobbyView } from '~/components/battle/lobby-view';
import { lobbyView } from '~/components/battle/lobby-view.server';
import { LobbyPage } from '~/graphql/battle/lobby-page';
import { guardedAction } from '~/http/guarded-action.server';
import type { RouteHandle } from '~/lib/route-handle';
import { beginBattle } from '~/loaders/begin-battle.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { blueHeader: true, blueBackground: true };
export const meta: MetaFunction = () => [{ title: 'Battles | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const courseId = new URL(args.request.url).searchParams.get('course');
  const { viewer, data } = await signedInPage(args, LobbyPage, { courseId });
  return { lobby: lobbyView(data.battleLobby, viewer.timeZone, new Date()) };
}

export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  return beginBattle(request, form);
});

export default function Battles() {
  const { lobby } = useLoaderData<typeof loader>();
  return <LobbyView lobby={lobby} refused={useActionData<typeof action>() ?? null} />;
}
