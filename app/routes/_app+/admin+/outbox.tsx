import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { OutboxView } from '~/components/outbox/outbox-view';
import { OutboxPage } from '~/graphql/admin/outbox-page';
import { dayAndTime } from '~/lib/day-labels';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Outbox | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, OutboxPage);
  const { timeZone } = viewer;
  return {
    mails: data.outbox.map((mail) => ({ ...mail, written: dayAndTime(timeZone, new Date(mail.createdAt)) })),
  };
}

export default function Outbox() {
  return <OutboxView mails={useLoaderData<typeof loader>().mails} />;
}
