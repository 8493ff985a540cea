import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { markBook } from '~/components/portal-tasks/mark-book';
import { MarkBookView } from '~/components/portal-tasks/mark-book-view';
import { MarkBookPage } from '~/graphql/tasks/taught-task-pages';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `Mark book of ${place.data?.school.name ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { shell, data } = await signedInPage(args, MarkBookPage, { classId });
  const { class: school, tasks } = data.taughtTasks;
  const sort = new URL(args.request.url).searchParams.get('sort');
  return { shell, school, sort, book: markBook(tasks, { timeZone: school.timeZone, now: new Date(), sort }) };
}

export default function ClassBook() {
  const { shell, ...page } = useLoaderData<typeof loader>();
  return <MarkBookView {...page} />;
}
