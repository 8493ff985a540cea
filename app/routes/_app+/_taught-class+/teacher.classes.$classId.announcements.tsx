import { randomUUID } from 'node:crypto';
import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AnnouncementsView } from '~/components/portal/announcements-view';
import { useClassHead } from '~/components/portal/class-layout';
import { Announce, AnnouncementsPage, DeleteAnnouncement, EditAnnouncement } from '~/graphql/classroom/announcements';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { announcementBy } from '~/lib/class-announcement-label';
import { classNameIn } from '~/lib/class-of-page';
import { classPaths } from '~/lib/class-paths';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { keptText, seenText } from '~/loaders/both-versions.server';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { classTab: 'announcements' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Announcements to ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, AnnouncementsPage, { classId });
  const { announcements } = data.taughtClass;
  const now = new Date();
  const edited = new URL(args.request.url).searchParams.get('edit');
  return {
    announcements: announcements.map((each) => ({
      id: each.id,
      body: each.body,
      by: announcementBy(each, now, viewer.timeZone),
    })),
    editing: announcements.find(({ id }) => id === edited) ?? null,
    creationKey: randomUUID(),
  };
}

/** Writes, changes or deletes an announcement. */
export const action = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const to = classPaths.announcements(classId);
  const intent = formText(form, 'intent');
  const values = { body: keptText(form, 'body') };
  if (intent === 'delete') {
    const outcome = await attempt(request, DeleteAnnouncement, { id: formText(form, 'id') });
    return classActionReply(request, outcome, { intent }, { to, notice: 'announcement-deleted' });
  }
  if (intent === 'edit') {
    const id = new URL(request.url).searchParams.get('edit') ?? '';
    const outcome = await attempt(request, EditAnnouncement, { id, ...values, seen: seenText(form) });
    return classActionReply(request, outcome, { intent, values }, { to, notice: 'announcement-saved' });
  }
  const creationKey = formText(form, 'creationKey');
  const outcome = await attempt(request, Announce, { classId, creationKey, ...values });
  return classActionReply(request, outcome, { intent, values }, { to, notice: 'announced' });
});

export default function Announcements() {
  const page = useLoaderData<typeof loader>();
  return <AnnouncementsView {...page} school={useClassHead()} reply={useActionData<typeof action>()} />;
}
