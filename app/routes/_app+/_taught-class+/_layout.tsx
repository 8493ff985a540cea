import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { ClassLayout } from '~/components/portal/class-layout';
import { ClassHeadOfClass } from '~/graphql/classroom/class-head';
import { keepHead } from '~/lib/keep-head';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true };

/** The layout of all pages about a class that the viewer teaches: it loads their head. */
export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, ClassHeadOfClass, { classId });
  return { school: data.classHead };
}

/** Kept from page to page, but for the list of students: the head counts whom it lists. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isList = args.nextUrl.pathname === paths.teacherClass(args.nextParams.classId ?? '');
  return isList ? args.defaultShouldRevalidate : keepHead('classId')(args);
}

export default function TaughtClassLayout() {
  return <ClassLayout school={useLoaderData<typeof loader>().school} />;
}
