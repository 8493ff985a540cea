import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { GiveSetView } from '~/components/following/give-set-view';
import { GivePracticeSet, GiveSetPage } from '~/graphql/account/following-page';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { paths } from '~/lib/paths';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Give a practice set | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { data } = await signedInPage(args, GiveSetPage, { code: args.params.code ?? '' });
  return { ...data.giftChoice, coins: data.practiceGifts.coins, creationKey: randomUUID() };
}

export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const values = { topic: formText(form, 'topic'), questionCount: formText(form, 'questionCount') };
  const outcome = await attempt(request, GivePracticeSet, {
    code: params.code ?? '',
    topicId: values.topic,
    questionCount: Number.parseInt(values.questionCount, 10) || 0,
    creationKey: formText(form, 'creationKey'),
  });
  return classActionReply(request, outcome, { intent: 'give', values }, { to: paths.following, notice: 'set-given' });
});

export default function GiveSet() {
  const page = useLoaderData<typeof loader>();
  return <GiveSetView {...page} reply={useActionData<typeof action>()} />;
}
