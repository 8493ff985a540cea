import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FileDetailsView } from '~/components/class-files/file-details-view';
import { FileDetailsPage } from '~/graphql/classroom/class-files';
import { pastLabel } from '~/lib/day-labels';
import { parseUuidParam, paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.file.name ?? 'File'} | Marsmaths` }];

export async function loader(args: LoaderFunctionArgs) {
  const fileId = parseUuidParam(args.params, 'fileId');
  if (fileId === null) throw redirect(paths.home);
  const { viewer, data } = await signedInPage(args, FileDetailsPage, { fileId });
  const { createdAt, ...file } = data.sharedFile;
  return { file, added: pastLabel(new Date(createdAt), new Date(), viewer.timeZone) };
}

export default function FileDetails() {
  const { file, added } = useLoaderData<typeof loader>();
  return <FileDetailsView file={file} added={added} />;
}
