import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LandingView } from '~/components/landing/landing-view';
import { attempt } from '~/graphql/executor.server';
import { viewerQuery } from '~/graphql/shell/shell';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { sessionToken } from '~/lib/session.server';
import { landingTexts } from './landing-texts.server';

export const handle: RouteHandle = { hideHeader: true };
export const meta: MetaFunction = () => [
  { title: 'Marsmaths: maths practice that sees which idea went wrong' },
  {
    name: 'description',
    content:
      'Real maths questions for Years 1 to 12, marked at once. When an answer misses, you see the idea behind it and the next step to try.',
  },
];

/** Signed-in people have a home page of their own. */
export async function loader({ request }: LoaderFunctionArgs) {
  if (sessionToken(request) !== null) {
    const outcome = await attempt(request, viewerQuery, {});
    if (outcome.ok && outcome.data.viewer !== null) throw redirect(paths.home);
  }
  return landingTexts();
}

export default function Landing() {
  return <LandingView texts={useLoaderData<typeof loader>()} />;
}
