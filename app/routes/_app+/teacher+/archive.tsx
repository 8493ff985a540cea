import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ArchiveView } from '~/components/portal/archive-view';
import { PortalArchivePage } from '~/graphql/classroom/portal-pages';
import { SetClassArchived } from '~/graphql/classroom/teach-class';
import { attempt } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import { pastLabel } from '~/lib/day-labels';
import { paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { classActionReply } from '~/loaders/class-action.server';
import { requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { hideAiBox: true };
export const meta: MetaFunction = () => [{ title: 'Archive | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await signedInPage(args, PortalArchivePage);
  const { timeZone } = viewer;
  const now = new Date();
  const classes = data.taughtClasses.map(({ archivedAt, ...school }) => ({
    ...school,
    archived: pastLabel(new Date(archivedAt ?? now), now, timeZone).replace(/^[TY]/, (letter) => letter.toLowerCase()),
  }));
  return { classes };
}

/** Opens a class again. */
export const action = guardedAction(async ({ request, form }) => {
  requireSession(request);
  const classId = formText(form, 'classId');
  const outcome = await attempt(request, SetClassArchived, { classId, archived: false });
  const target = { to: paths.teacherClass(classId), notice: 'class-restored' } as const;
  return classActionReply(request, outcome, { intent: 'restore' }, target);
});

export default function Archive() {
  return <ArchiveView classes={useLoaderData<typeof loader>().classes} />;
}
