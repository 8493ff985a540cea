import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'File | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function File() {
  return (
    <ComingPage
      title="File"
      lead="A file of one of your classes."
      heading="There is no such file"
      way={{ to: paths.classes, label: 'My classes' }}
    >
      <p>Files of classes are not open yet: teachers cannot share any here so far.</p>
    </ComingPage>
  );
}
