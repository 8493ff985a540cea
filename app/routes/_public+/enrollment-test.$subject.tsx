import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BareFrame } from '~/components/onboarding/bare-frame';
import { EmptyState } from '~/components/ui/empty-state';
import { LinkButton } from '~/components/ui/link-button';
import { sessionToken } from '~/http/session.server';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';

export const handle: RouteHandle = { hideHeader: true, hideAiBox: true, cacheable: true };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Placement test',
    description:
      'You need no placement test to begin: practice starts in the middle of your year and moves with your answers.',
    indexed: false,
  });

export async function loader({ request }: LoaderFunctionArgs) {
  return { signedIn: sessionToken(request) !== null };
}

export default function EnrollmentTest() {
  const { signedIn } = useLoaderData<typeof loader>();
  return (
    <BareFrame>
      <section className="card" aria-label="Placement test">
        <h1 className="sr">Placement test</h1>
        <EmptyState heading="h2" title="The placement test is not open yet">
          <p>
            You need none to begin: practice starts in the middle of your year and moves with your answers, up or down,
            from the first question on.
          </p>
          <LinkButton to={signedIn ? paths.courses : paths.onboarding(1)} variant="main">
            Find your course
          </LinkButton>
        </EmptyState>
      </section>
    </BareFrame>
  );
}
