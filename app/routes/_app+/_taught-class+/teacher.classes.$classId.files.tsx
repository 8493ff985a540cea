import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ListedFile } from '~/components/class-files/file-list';
import { useClassHead } from '~/components/portal/class-layout';
import { FilesView, type RefusedName } from '~/components/portal/files-view';
import { ClassFilesPage, DeleteClassFile, RenameClassFile, RestoreClassFile } from '~/graphql/classroom/class-files';
import { attempt, type Outcome } from '~/graphql/executor.server';
import { formText, guardedAction } from '~/http/guarded-action.server';
import type { RefusedFile } from '~/lib/class-file-forms';
import { classNameIn } from '~/lib/class-of-page';
import { classPaths } from '~/lib/class-paths';
import { pastLabel } from '~/lib/day-labels';
import { type NoticeKey, noticeCookie } from '~/lib/notice';
import { parseUuidParam, paths } from '~/lib/paths';
import type { RouteHandle } from '~/lib/route-handle';
import { keptText, seenText } from '~/loaders/both-versions.server';
import { receiveFiles } from '~/loaders/receive-files.server';
import { actionFailure, requireSession, signedInPage } from '~/loaders/signed-in-page.server';

export const handle: RouteHandle = { classTab: 'files' };
export const meta: MetaFunction = ({ matches }) => [
  { title: `Files for ${classNameIn(matches) ?? 'the class'} | Marsmaths` },
];

export async function loader(args: LoaderFunctionArgs) {
  const classId = parseUuidParam(args.params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, ClassFilesPage, { classId });
  const { files } = data.taughtClass;
  const now = new Date();
  const listed = ({ createdAt, ...file }: Omit<ListedFile, 'added'> & { createdAt: string }): ListedFile => ({
    ...file,
    added: pastLabel(new Date(createdAt), now, viewer.timeZone),
  });
  return { files: files.shared.map(listed), deleted: files.deleted.map(listed) };
}

/** Takes files from a form without scripts, or changes one that is there. */
export const action = (args: ActionFunctionArgs) =>
  args.request.headers.get('content-type')?.toLowerCase().startsWith('multipart/') ? upload(args) : change(args);

const nothing = {
  refused: [] as RefusedFile[],
  message: null as string | null,
  renamed: null as RefusedName | null,
};

const upload = guardedAction(
  async ({ request, params }) => {
    requireSession(request);
    const classId = parseUuidParam(params, 'classId');
    if (classId === null) throw redirect(paths.home);
    const { shared, refused, failure } = await receiveFiles(request, classId);
    if (failure !== null) {
      const { message, status } = actionFailure(request, failure);
      return data({ ...nothing, message }, { status });
    }
    if (refused.length > 0) return data({ ...nothing, refused }, { status: 422 });
    if (shared === 0) return data({ ...nothing, message: 'Choose at least one file.' }, { status: 400 });
    return redirect(classPaths.files(classId), { headers: { 'set-cookie': noticeCookie('files-shared') } });
  },
  { accepts: 'upload' },
);

const change = guardedAction(async ({ request, params, form }) => {
  requireSession(request);
  const classId = parseUuidParam(params, 'classId');
  if (classId === null) throw redirect(paths.home);
  const fileId = formText(form, 'file');
  const intent = formText(form, 'intent');
  if (intent === 'rename') {
    const name = keptText(form, 'name');
    const outcome = await attempt(request, RenameClassFile, { fileId, name, seen: seenText(form) });
    return changed(request, outcome, { classId, notice: 'file-renamed', typed: { fileId, name } });
  }
  if (intent === 'restore') {
    return changed(request, await attempt(request, RestoreClassFile, { fileId }), { classId, notice: 'file-restored' });
  }
  return changed(request, await attempt(request, DeleteClassFile, { fileId }), { classId, notice: 'file-deleted' });
});

function changed(
  request: Request,
  outcome: Outcome<unknown>,
  { classId, notice, typed }: { classId: string; notice: NoticeKey; typed?: Pick<RefusedName, 'fileId' | 'name'> },
) {
  if (outcome.ok) return redirect(classPaths.files(classId), { headers: { 'set-cookie': noticeCookie(notice) } });
  const { message, status, code } = actionFailure(request, outcome.failure);
  const renamed = typed === undefined ? null : { ...typed, isConflict: code === 'CONFLICT' };
  return data({ ...nothing, message, renamed }, { status });
}

export default function ClassFiles() {
  const { files, deleted } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <FilesView
      school={useClassHead()}
      files={files}
      deleted={deleted}
      refused={reply?.refused ?? []}
      problem={reply?.message ?? null}
      renamed={reply?.renamed ?? null}
    />
  );
}
