import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { SharedReportMissing } from '~/components/shared-report/shared-report-missing';
import { attempt } from '~/graphql/executor.server';
import { ShareInfo } from '~/graphql/reports/share-info';
import { publicPageMeta } from '~/lib/page-meta';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { publicFrame } from '~/loaders/frame.server';
import { pageFailure } from '~/loaders/page-failure.server';

/** Viewed once, on a phone as often as not: it needs no React. */
export const handle: RouteHandle = { hydrate: false };
export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Short link not found',
    description: 'We couldn’t find a report at this short link. It may have expired, or a letter might be missing.',
    indexed: false,
  });

/** The short link to a shared report leads to its page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const outcome = await attempt(request, ShareInfo, { shortenedUrl: params.shortCode ?? '' }, { token: null });
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const share = outcome.data.studentTaskReportShareInfo;
  if (share !== null) throw redirect(paths.sharedReport(share));
  return data({ ...(await publicFrame(request)), report: null }, { status: 404 });
}

export default function ShortLink() {
  return <SharedReportMissing />;
}
