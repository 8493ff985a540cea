import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminClassesView } from '~/components/admin/classes-view';
import { AdminClassesPage } from '~/graphql/admin/classes-pages';
import { pastLabel } from '~/lib/day-labels';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'All classes | Marsmaths' }];

/** Administrators only: the server refuses everybody else, and a refusal leads to the home page. */
export async function loader(args: LoaderFunctionArgs) {
  const words = new URL(args.request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { viewer, data } = await signedInPage(args, AdminClassesPage, { words });
  const now = new Date();
  const classes = data.watchedClasses.map(({ createdAt, ...school }) => ({
    ...school,
    made: pastLabel(new Date(createdAt), now, viewer.timeZone).replace(/^[TY]/, (sign) => sign.toLowerCase()),
  }));
  return { words, classes };
}

export default function AdminClasses() {
  const { words, classes } = useLoaderData<typeof loader>();
  return <AdminClassesView words={words} classes={classes} />;
}
