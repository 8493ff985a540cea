import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { markBook } from '~/components/portal-tasks/mark-book';
import { MarkBookView } from '~/components/portal-tasks/mark-book-view';
import { packBook } from '~/components/portal-tasks/packed-book';
import { MarkBookPage } from '~/graphql/tasks/taught-task-pages';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { uuidOfShortId } from '~/lib/short-id';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction<typeof loader> = (place) => [
  { title: `Mark book of ${place.data?.school.name ?? 'the class'} | Marsmaths` },
];

/** The book, or what stands behind one of its cells (`?c=`). */
export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, MarkBookPage, { classId });
  const { class: school, tasks } = data.taughtTasks;
  const cell = uuidOfShortId(new URL(args.request.url).searchParams.get('c') ?? '');
  const task = cell === null ? undefined : tasks.find(({ students }) => students.some(({ id }) => id === cell));
  if (task && cell !== null) throw redirect(paths.teacherStudentTask(task.id, cell));
  return { school, book: packBook(markBook(tasks, { timeZone: school.timeZone, now: new Date() })) };
}

/** Another order of the same rows needs nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isHere = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isHere && formMethod === undefined ? false : defaultShouldRevalidate;
}

export default function ClassBook() {
  const page = useLoaderData<typeof loader>();
  return <MarkBookView {...page} />;
}
