import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { useClassHead } from '~/components/portal/class-layout';
import { GroupsView } from '~/components/portal/groups-view';
import { ChangeClassGroup, CreateClassGroup, DeleteClassGroup, GroupsPage } from '~/graphql/classroom/groups';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { classNameIn } from '~/lib/class-of-page';
import { classPaths } from '~/lib/class-paths';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { keptText, keptValues } from '~/loaders/both-versions.server';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { classTab: 'groups' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Groups in ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { data } = await signedInPage(args, GroupsPage, { classId });
  const { students, groups } = data.taughtClass;
  const edited = new URL(args.request.url).searchParams.get('edit');
  const editing = groups.find(({ id }) => id === edited) ?? null;
  return { students, groups, editing, creationKey: randomUUID() };
}

/** Makes, changes or deletes a group. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const to = classPaths.groups(classId);
  const intent = formText(form, 'intent');
  if (intent === 'delete') {
    const outcome = await attempt(request, DeleteClassGroup, { groupId: formText(form, 'groupId') });
    return classActionReply(request, outcome, { intent }, { to, notice: 'group-deleted' });
  }
  const name = keptText(form, 'name');
  const studentIds = keptValues(form, 'student');
  const values = { name, students: studentIds.join(' ') };
  if (intent === 'change') {
    const groupId = new URL(request.url).searchParams.get('edit') ?? '';
    const version = formText(form, 'version');
    const outcome = await attempt(request, ChangeClassGroup, { groupId, version, name, studentIds });
    return classActionReply(request, outcome, { intent, values }, { to, notice: 'group-saved' });
  }
  const creationKey = formText(form, 'creationKey');
  const outcome = await attempt(request, CreateClassGroup, { classId, name, studentIds, creationKey });
  return classActionReply(request, outcome, { intent: 'create', values }, { to, notice: 'group-made' });
});

/** Also after a refusal: what somebody else saved meanwhile is then on the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === 'POST' || defaultShouldRevalidate;
}

export default function ClassGroups() {
  const page = useLoaderData<typeof loader>();
  return <GroupsView {...page} school={useClassHead()} reply={useActionData<typeof action>()} />;
}
