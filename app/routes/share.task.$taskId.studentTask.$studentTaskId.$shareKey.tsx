import { data, type MetaFunction } from '@remix-run/node';
import { SharedReportMissing } from '~/components/shared-report/shared-report-missing';

export const meta: MetaFunction = () => [
  { title: 'Shared report not found | Marsmaths' },
  { name: 'robots', content: 'noindex, nofollow' },
];

/** Reports come with tasks: until then no link leads to one, whatever its key. */
export const loader = () => data(null, { status: 404, headers: { 'x-robots-tag': 'noindex, nofollow' } });

export default function SharedReport() {
  return <SharedReportMissing />;
}
