import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AuditList } from '~/components/admin/audit-list';
import { Page } from '~/components/ui/page';
import { AuditPage } from '~/graphql/admin/overview-page';
import { dayAndTime } from '~/lib/day-labels';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Audit log | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, AuditPage);
  const { timeZone } = viewer;
  return {
    entries: data.auditEntries.map((entry) => ({ ...entry, when: dayAndTime(timeZone, new Date(entry.createdAt)) })),
  };
}

export default function Audit() {
  const { entries } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" title="Audit log" lead="Who changed what. Newest first, up to 50.">
      <AuditList entries={entries} />
    </Page>
  );
}
