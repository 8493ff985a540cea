import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SharedReportMissing } from '~/components/shared-report/shared-report-missing';
import { SharedReportView } from '~/components/shared-report/shared-report-view';
import { sharedReportView } from '~/components/shared-report/shared-report-view.server';
import { attempt } from '~/graphql/executor.server';
import { SharedReportPage } from '~/graphql/reports/report-shares';
import { isPreview, viewDevice } from '~/http/view-device';
import { publicPageMeta } from '~/lib/page-meta';
import type { RouteHandle } from '~/lib/route-handle';
import { publicFrame } from '~/loaders/frame.server';
import { pageFailure } from '~/loaders/page-failure.server';

/** Viewed once, on a phone as often as not: it needs no React. */
export const handle: RouteHandle = { hydrate: false };
export const meta: MetaFunction<typeof loader> = (place) =>
  publicPageMeta(
    place,
    place.data?.report
      ? {
          title: `${place.data.report.firstName}’s report`,
          description: 'A report for the family: what went well, what’s next and what to try at home.',
          indexed: false,
        }
      : {
          title: 'Shared report not found',
          description: 'We couldn’t find a report at this link. It may have expired, or the link might be wrong.',
          indexed: false,
        },
  );

/** A report for everybody who holds its key. Unknown, ended, stopped: one page, which says none of it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { taskId = '', studentTaskId = '', shareKey = '' } = params;
  const variables = {
    taskId,
    studentTaskId,
    shareKey,
    device: isPreview(request) ? null : viewDevice(request.headers),
  };
  const [outcome, frame] = await Promise.all([
    attempt(request, SharedReportPage, variables, { token: null }),
    publicFrame(request),
  ]);
  if (!outcome.ok) throw pageFailure(request, outcome.failure);
  const { sharedReport } = outcome.data;
  return sharedReport === null
    ? data({ ...frame, report: null }, { status: 404 })
    : data({ ...frame, report: sharedReportView(sharedReport) });
}

export default function SharedReport() {
  const { report } = useLoaderData<typeof loader>();
  return report === null ? <SharedReportMissing /> : <SharedReportView report={report} />;
}
