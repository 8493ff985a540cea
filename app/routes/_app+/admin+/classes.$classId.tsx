import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AdminClassView } from '~/components/admin/class-view';
import { AdminClassPage } from '~/graphql/admin/classes-pages';
import { pastLabel } from '~/lib/day-labels';
import { parseUuidParam, paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'One class | Marsmaths' }];

/** Administrators only; each look is noted by the server. */
export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, AdminClassPage, { classId });
  const { createdAt, ...school } = data.watchedClass;
  const made = pastLabel(new Date(createdAt), new Date(), viewer.timeZone);
  return { school, made: made.replace(/^[TY]/, (sign) => sign.toLowerCase()) };
}

export default function AdminClass() {
  const { school, made } = useLoaderData<typeof loader>();
  return <AdminClassView school={school} made={made} />;
}
