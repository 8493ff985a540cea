import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { parseUuidParam, paths } from '~/lib/paths';
import { requireSession } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Class report | Marsmaths' }];

/** The report of a class is its mark book. */
export function loader({ request, params }: LoaderFunctionArgs): never {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  throw redirect(classId === null ? paths.home : paths.teacherBook(classId));
}

export default function ClassReport() {
  return null;
}
