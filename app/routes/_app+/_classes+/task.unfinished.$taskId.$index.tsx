import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Unfinished task | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function UnfinishedTask() {
  return (
    <ComingPage
      title="Unfinished task"
      lead="A task to go on with."
      heading="There is no such task"
      way={{ to: paths.tasks, label: 'My tasks' }}
    >
      <p>Tasks are not open yet: teachers cannot set them here so far.</p>
    </ComingPage>
  );
}
