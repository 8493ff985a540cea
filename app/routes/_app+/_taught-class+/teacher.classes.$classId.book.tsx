import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { useClassHead } from '~/components/portal/class-layout';
import { markBook } from '~/components/portal-tasks/mark-book';
import { MarkBookView } from '~/components/portal-tasks/mark-book-view';
import { packBook } from '~/components/portal-tasks/packed-book';
import { MarkBookPage } from '~/graphql/tasks/taught-task-pages';
import { classNameIn } from '~/lib/class-of-page';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { uuidOfShortId } from '~/lib/short-id';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { classTab: 'book' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Mark book for ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

/** The book, or what stands behind one of its cells (`?c=`). */
export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, MarkBookPage, { classId });
  const {
    class: { timeZone },
    tasks,
  } = data.taughtTasks;
  const cell = uuidOfShortId(new URL(args.request.url).searchParams.get('c') ?? '');
  const task = cell === null ? undefined : tasks.find(({ students }) => students.some(({ id }) => id === cell));
  if (task && cell !== null) throw redirect(paths.teacherStudentTask(task.id, cell));
  return { book: packBook(markBook(tasks, { timeZone, now: new Date() })) };
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
  return <MarkBookView {...page} school={useClassHead()} />;
}
