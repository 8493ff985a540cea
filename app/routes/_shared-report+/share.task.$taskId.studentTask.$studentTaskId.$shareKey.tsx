import { data, type MetaFunction } from '@remix-run/node';
import { SharedReportMissing } from '~/components/shared-report/shared-report-missing';
import { publicPageMeta } from '~/lib/page-meta';

export const meta: MetaFunction = (place) =>
  publicPageMeta(place, {
    title: 'Shared report not found',
    description: 'No report is shared under this link. It may have ended, or the link has a slip in it.',
    indexed: false,
  });

/** Reports come with tasks: until then no link leads to one, whatever its key. */
export const loader = () => data(null, { status: 404, headers: { 'x-robots-tag': 'noindex, nofollow' } });

export default function SharedReport() {
  return <SharedReportMissing />;
}
