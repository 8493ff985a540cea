import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { ComingPage } from '~/components/shell/coming-page';
import { ShellPage } from '~/graphql/shell/shell-page';
import { paths } from '~/lib/paths';
import { signedInPage } from '~/loaders/signed-in-page.server';

export const meta: MetaFunction = () => [{ title: 'Hidden tasks | Marsmaths' }];

export async function loader(args: LoaderFunctionArgs) {
  const { shell } = await signedInPage(args, ShellPage);
  return { shell };
}

export default function HiddenTasks() {
  return (
    <ComingPage
      title="Hidden tasks"
      lead="Tasks you have put out of sight."
      heading="No task is hidden"
      way={{ to: paths.classes, label: 'My classes' }}
    >
      <p>Tasks are not open yet, so there is none to bring back.</p>
    </ComingPage>
  );
}
