import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from '@remix-run/react';
import type { BattleReply } from '~/components/battle/battle-data';
import { battlePaths } from '~/components/battle/battle-paths';
import { BattleScreen } from '~/components/battle/battle-screen';
import { battleView } from '~/components/battle/battle-view.server';
import { BattlePage } from '~/graphql/battle/battle-page';
import { guardedAction } from '~/http/guarded-action.server';
import { tutorContext } from '~/lib/ai-context';
import { pageTitle } from '~/lib/page-meta';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { playBattle } from '~/loaders/battle-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideHeader: true, hideAiBox: true, quiet: true };
export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? `Battle, ${page.battle.course.name}` : 'Battle') },
];

export async function loader(args: LoaderFunctionArgs) {
  const battleId = parseUuidParam(args.params, 'battleId');
  if (battleId === null) throw redirect(paths.game);
  const { viewer, data } = await signedInPage(args, BattlePage, { battleId });
  const { battle } = data;
  // Two who waited met: the battle goes on under another id.
  if (battle.mergedInto !== null) throw redirect(battlePaths.battle(battle.mergedInto));
  return { battle: battleView(battle, viewer.timeZone), tutor: tutorContext('PRACTICE_BATTLE') };
}

export const action = guardedAction(async ({ request, params, form }) => {
  const battleId = parseUuidParam(params, 'battleId');
  if (battleId === null) throw redirect(paths.game);
  requireSession(request);
  return playBattle(request, battleId, form);
});

/** A form that does not get through is no failed page: an answer is sent again, everything else says so. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<BattleReply> {
  const intent = String((await request.clone().formData()).get('intent'));
  try {
    return (await serverAction<typeof action>()) as BattleReply;
  } catch (error) {
    if (error instanceof TypeError) return { kind: 'unsent', intent };
    throw error;
  }
}

/** A reply brings all that it changes, and the stream tells the rest: nothing is read again for it. */
export function shouldRevalidate({
  actionResult,
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const reply: BattleReply | null | undefined = actionResult;
  return reply?.kind === undefined && actionStatus < 400 && defaultShouldRevalidate;
}

export default function Battle() {
  const { battle } = useLoaderData<typeof loader>();
  return <BattleScreen key={battle.id} battle={battle} reply={useActionData<BattleReply>() ?? null} />;
}
