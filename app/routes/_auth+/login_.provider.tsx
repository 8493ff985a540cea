import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LoginView } from '~/components/account/login-view';
import { forwardHeaders } from '~/http/forward-headers';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import { providerPage } from '~/loaders/provider-page.server';

export const headers = forwardHeaders;
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Log in another way',
    description: 'Log in with your school account or another provider.',
    indexed: false,
  });

export const loader = ({ request }: LoaderFunctionArgs) => providerPage(request);

export default function ProviderLogin() {
  const page = useLoaderData<typeof loader>();
  return <LoginView {...page} action={paths.login(page.next === paths.home ? undefined : page.next)} />;
}
