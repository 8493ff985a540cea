import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ProviderFinishView } from '~/components/account/provider-finish-view';
import { guardedAction } from '~/http/guarded-action.server';
import { publicPageMeta } from '~/lib/page-meta';
import { providerFinishPage, takeProviderForm } from '~/loaders/provider-finish.server';

export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Nearly there',
    description: 'A few last details for people who log in with a school account or another provider.',
    indexed: false,
  });

export const loader = ({ request }: LoaderFunctionArgs) => providerFinishPage(request);

export const action = guardedAction(({ request, form }) => takeProviderForm(request, form));

export default function ProviderFinish() {
  return <ProviderFinishView {...useLoaderData<typeof loader>()} sent={useActionData<typeof action>() ?? null} />;
}
