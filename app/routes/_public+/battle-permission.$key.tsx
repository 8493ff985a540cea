import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { PermissionView } from '~/components/battle/permission-view';
import { PublicFrame } from '~/components/shell/public-frame';
import { BattlePermissionPage, SetBattlePermission } from '~/graphql/battle/permission-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { AppFailure } from '~/lib/app-failure';
import { publicPageMeta } from '~/lib/page-meta';
import { publicFrame } from '~/loaders/frame.server';
import { pageFailure } from '~/loaders/page-failure.server';
import { actionFailure } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Battles with other schools',
    description:
      'Your child would like to play maths battles with students from other schools. Decide here. No account needed.',
    indexed: false,
  });

/** What a parent's link opens, without an account. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const key = (params.key ?? '').slice(0, 100);
  const outcome = await attempt(request, BattlePermissionPage, { key }, { token: null });
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const { battlePermission: permission } = outcome.data;
  if (permission === null) {
    const message = 'This link doesn’t work any more. We may have sent you a newer one: check for our latest email.';
    throw pageFailure(
      request,
      new AppFailure({ code: 'NOT_FOUND', status: 404, message, retryAfter: null, details: {} }),
    );
  }
  return { permission, ...(await publicFrame(request)) };
}

/** Allows it, or takes it back. */
export const action = guardedAction(async ({ request, params, form }) => {
  const key = (params.key ?? '').slice(0, 100);
  const answer = formText(form, 'answer');
  if (answer !== 'yes' && answer !== 'no') return data({ problem: 'Choose yes or no.' }, { status: 400 });
  const outcome = await attempt(request, SetBattlePermission, { key, allowed: answer === 'yes' }, { token: null });
  if (outcome.ok) return redirect(`/battle-permission/${encodeURIComponent(key)}`);
  const { message, status } = actionFailure(request, outcome.failure);
  return data({ problem: message }, { status });
});

export default function ParentPermission() {
  const { permission } = useLoaderData<typeof loader>();
  return (
    <PublicFrame>
      <PermissionView permission={permission} problem={useActionData<typeof action>()?.problem ?? null} />
    </PublicFrame>
  );
}
