import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { battlePaths } from '~/components/battle/battle-paths';
import { RankView } from '~/components/battle/rank-view';
import { boardAsked, rankView } from '~/components/battle/rank-view.server';
import { AskParentForBattles, RankPage, SetBattleSettings } from '~/graphql/battle/rank-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { noticeCookie } from '~/lib/notice';
import { pageTitle } from '~/lib/page-meta';
import { battleRefusal } from '~/loaders/battle-refusal.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: pageTitle(page ? `Your rank in ${page.rank.course.name}` : 'Rank') },
];

export async function loader(args: LoaderFunctionArgs) {
  const courseId = args.params.courseId ?? '';
  const asked = boardAsked(new URL(args.request.url));
  const { viewer, data: page } = await signedInPage(args, RankPage, { courseId, ...asked });
  return { rank: rankView(page.battleRank, asked.classId, viewer.timeZone) };
}

const switches = ['showRank', 'onBoards', 'anyoneMayPlay'] as const;

/** Turns one of the switches on or off, or asks a parent to allow it. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const name = switches.find((known) => known === formText(form, 'switch'));
  if (name === undefined) return data({ problem: 'We couldn’t find that setting.' }, { status: 400 });
  const asks = name === 'anyoneMayPlay' && formText(form, 'on') === 'ask';
  const outcome = asks
    ? await attempt(request, AskParentForBattles, {})
    : await attempt(request, SetBattleSettings, { [name]: formText(form, 'on') === 'yes' });
  if (!outcome.ok) {
    const { message, status } = battleRefusal(request, outcome.failure);
    return data({ problem: message }, { status });
  }
  return redirect(battlePaths.rank(params.courseId ?? ''), {
    headers: { 'set-cookie': noticeCookie(asks ? 'parent-asked' : 'battle-settings') },
  });
});

export default function Rank() {
  const { rank } = useLoaderData<typeof loader>();
  return <RankView rank={rank} problem={useActionData<typeof action>()?.problem ?? null} />;
}
